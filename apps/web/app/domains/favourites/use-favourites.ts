import { ApiError } from '@khandai/api-client';
import { useEffect } from 'react';
import { deviceStorage } from '../../shell/services/browser-ports';
import { perUser } from '../../shell/services/page-stores';
import { FAVOURITES } from '../../shell/services/progress-keys';
import { type Services, useServices } from '../../shell/services/services';
import { FavouritesStore } from './FavouritesStore';
import { useFavouriteWords } from './use-favourite-words';

const favouritesOf = perUser((services: Services, _before, words: { readonly title: string }): FavouritesStore => {
  const { api, log, toasts, viewer } = services;
  return new FavouritesStore({
    storage: deviceStorage,
    account: viewer.isMember
      ? {
          read: () => api.call('GET /au/api/user/favourites', {}),
          merge: (body) => api.call('POST /au/api/user/favourites/merge', { body }),
          set: (body) => api.call('POST /au/api/user/favourites', { body }),
        }
      : undefined,
    failed: (error) => {
      log.warn('favourites', error);
    },
    refused: (error) => {
      toasts.push({ tone: 'bad', title: words.title, ...(error instanceof ApiError && { text: error.message }) });
    },
    // Most visitors have no stars, so it is not part of the first load.
    marked: (marks) => {
      import('./rename-stars').then(
        ({ renameStars }) => renameStars(marks, services),
        (error: unknown) => {
          log.warn('favourites', error);
        },
      );
    },
  });
});

/** What this user has marked with a star. Call it inside an observer. */
export function useFavourites(): FavouritesStore {
  const { t } = useFavouriteWords();
  const store = favouritesOf(useServices(), { title: t('notStored') });
  useEffect(() => {
    void store.open();
    const reread = ({ key }: StorageEvent) => {
      if (key === FAVOURITES) store.reread();
    };
    window.addEventListener('storage', reread);
    return () => {
      window.removeEventListener('storage', reread);
    };
  }, [store]);
  return store;
}
