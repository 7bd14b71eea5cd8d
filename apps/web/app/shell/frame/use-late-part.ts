import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../services/services';

/**
 * A part of the page in a chunk of its own, fetched when it is first wanted; undefined until it is there. One that cannot be
 * fetched is said in a toast, and given up: asked for again, it is fetched again.
 *
 * @param load The same function at each call.
 */
export function useLatePart<P>(
  wanted: boolean,
  load: () => Promise<ComponentType<P>>,
  onGivenUp: () => void,
): ComponentType<P> | undefined {
  const { t } = useTranslation('account');
  const { log, toasts } = useServices();
  const [Part, show] = useState<ComponentType<P>>();

  useEffect(() => {
    if (!wanted || Part) return;
    let left = false;
    load().then(
      (loaded) => {
        if (!left) show(() => loaded);
      },
      (error: unknown) => {
        log.warn('a part of the page', error);
        if (left) return;
        onGivenUp();
        toasts.push({ tone: 'bad', title: t('notLoaded'), text: t('notLoadedText') });
      },
    );
    return () => {
      left = true;
    };
    // What is done about a failure may change from paint to paint; the part is fetched once.
  }, [wanted, Part, load]);

  return Part;
}
