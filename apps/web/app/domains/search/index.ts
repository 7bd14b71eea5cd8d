/** Public entry of the `search` domain. */
export { HitBody } from './HitBody';
export {
  dated,
  hashtagHref,
  kindNames,
  readSearch,
  SEARCH,
  type SearchAddress,
  searchHref,
  whenNames,
} from './search-address';
export { SearchButton } from './SearchButton';
export { useHitLink } from './use-hidden-hit';
export { useRecent } from './use-recent';
export { useSearchWords } from './use-search-words';
