import { useEffect, useState } from 'react';
import { useServices } from '../../shell/services/services';

type Texts = ReadonlyMap<number, string>;
const none: Texts = new Map();

/** What the user has written and not sent, by room. Loaded after mount; call it inside an observer. */
export function useDraftTexts(): Texts {
  const services = useServices();
  const { userId } = services.viewer;
  const [texts, setTexts] = useState(none);

  useEffect(() => {
    let current = true;
    import('./saved-drafts').then(
      ({ draftTexts, loadDraftTexts }) => {
        if (!current) return;
        loadDraftTexts(services);
        setTexts(draftTexts(services));
      },
      (error: unknown) => {
        services.log.warn('drafts in the list of rooms', error);
      },
    );
    return () => {
      current = false;
    };
  }, [services, userId]);

  return texts;
}
