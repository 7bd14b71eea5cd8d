/** Public entry of the `favourites` domain. */
export { FavouriteStar } from './FavouriteStar';
export { FavouritesStore } from './FavouritesStore';
export { useFavourites } from './use-favourites';
export { useFavouriteWords } from './use-favourite-words';
