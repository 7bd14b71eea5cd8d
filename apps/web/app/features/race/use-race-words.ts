import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { race } from '../../i18n/vi/lazy/race';

export type RaceWords = TFunction<'race'>;

/** Translations of marble races, loaded with their page. */
export const useRaceWords = (): { readonly t: RaceWords } => useLazyTranslation('race', race);
