import { type ComponentType, useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../services/services';
import { usePart } from './use-part';

/**
 * A lazy component without a place on the page to show a failure, such as a dialog. Loads when it is first wanted and
 * is undefined until then. A failed load shows a toast and calls `onFailed`; it loads again the next time the component
 * is wanted. Call it inside an observer.
 */
export function useLazyPart<P>(
  wanted: boolean,
  load: () => Promise<ComponentType<P>>,
  onFailed: () => void,
): ComponentType<P> | undefined {
  const { t } = useTranslation('account');
  const { toasts } = useServices();
  const { part } = usePart({ name: 'a part of the page', fetch: load, wanted });
  const failed = wanted && part.state === 'failed';

  useEffect(() => {
    // Ignores the failure of an earlier load if a new load starts in this same commit.
    if (!failed || part.state !== 'failed') return;
    onFailed();
    toasts.push({ tone: 'bad', title: t('notLoaded'), text: t('notLoadedText') });
    // `onFailed` and `t` may change between renders; each failure is shown once.
  }, [failed, part]);

  return part.value;
}
