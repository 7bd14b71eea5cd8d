import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { tournament } from '../../i18n/vi/lazy/tournament';

/** Translations of tournaments and teams, loaded with their pages. */
export const useTournamentWords = (): { readonly t: TFunction<'tournament'> } =>
  useLazyTranslation('tournament', tournament);
