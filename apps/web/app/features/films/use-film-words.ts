import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { films } from '../../i18n/vi/lazy/films';

/** Translations of films, loaded with their pages. */
export const useFilmWords = (): { readonly t: TFunction<'films'> } => useLazyTranslation('films', films);
