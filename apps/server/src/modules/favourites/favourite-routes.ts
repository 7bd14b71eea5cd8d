import { requireIdentity } from '../../platform/http/access.js';
import type { Handlers } from '../../platform/http/handlers.js';
import type { FavouriteService } from './favourite-service.js';

type FavouriteCall =
  | 'GET /au/api/user/favourites'
  | 'POST /au/api/user/favourites'
  | 'POST /au/api/user/favourites/merge'
  | 'POST /al/api/schedule/favourites'
  | 'POST /al/api/schedule/renamedFavourites';

export const favouriteRoutes = (favourites: FavouriteService): Handlers<FavouriteCall> => ({
  'GET /au/api/user/favourites': (_, caller) => favourites.list(requireIdentity(caller)),
  'POST /au/api/user/favourites': ({ body }, caller) => favourites.set(requireIdentity(caller), body),
  'POST /au/api/user/favourites/merge': ({ body }, caller) => favourites.merge(requireIdentity(caller), body),
  'POST /al/api/schedule/favourites': ({ body }) => favourites.matches(body),
  'POST /al/api/schedule/renamedFavourites': ({ body }) => favourites.renamed(body),
});
