import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { events } from '../../i18n/vi/lazy/events';

/** Translations of events, loaded with the parts that show them. */
export const useEventWords = (): { readonly t: TFunction<'events'> } => useLazyTranslation('events', events);
