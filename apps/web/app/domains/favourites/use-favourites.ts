import { ApiError } from '@khandai/api-client';
import { useEffect } from 'react';
import { deviceStorage } from '../../shell/services/browser-ports';
import { FAVOURITES } from '../../shell/services/progress-keys';
import { type Services, useServices } from '../../shell/services/services';
import { FavouritesStore } from './FavouritesStore';
import { useFavouriteWords } from './use-favourite-words';

// By the services of an app: on the server each request has its own. Another user gets another store.
const stores = new WeakMap<Services, { readonly version: number; readonly store: FavouritesStore }>();

function favouritesOf(services: Services, words: { readonly title: string }): FavouritesStore {
  const { version, isMember } = services.viewer;
  const found = stores.get(services);
  if (found?.version === version) return found.store;
  const { api, log, toasts } = services;
  const store = new FavouritesStore({
    storage: deviceStorage,
    account: isMember
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
  stores.set(services, { version, store });
  return store;
}

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
