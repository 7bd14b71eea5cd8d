import { type ComponentType, useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../services/services';
import { usePart } from './use-part';

/**
 * A component in a chunk of its own that has no place on the page to show a failure, such as a dialog. It loads when it is first
 * wanted and is undefined until then. A failed load shows a toast and calls `onFailed`; the next time the component is wanted, it
 * loads again. Call inside an observer.
 */
export function useLazyPart<P>(wanted: boolean, load: () => Promise<ComponentType<P>>, onFailed: () => void): ComponentType<P> | undefined {
  const { t } = useTranslation('account');
  const { toasts } = useServices();
  const { part } = usePart({ name: 'a part of the page', fetch: load, wanted });
  const failed = wanted && part.state === 'failed';

  useEffect(() => {
    // A load that starts in this same commit leaves the earlier failure behind.
    if (!failed || part.state !== 'failed') return;
    onFailed();
    toasts.push({ tone: 'bad', title: t('notLoaded'), text: t('notLoadedText') });
    // `onFailed` and `t` may change between renders; each failure is shown once.
  }, [failed, part]);

  return part.value;
}
