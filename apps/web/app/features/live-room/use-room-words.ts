import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation } from '../../i18n/use-translation';
import { room } from '../../i18n/vi/lazy/room';

/** Translations of the room, loaded with its chunk. */
export const useRoomWords = (): { readonly t: TFunction<'room'> } => useLazyTranslation('room', room);
