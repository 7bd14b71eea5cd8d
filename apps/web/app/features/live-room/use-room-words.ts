import type { TFunction } from '../../i18n/i18n';
import { useLateWords } from '../../i18n/use-translation';
import { room } from '../../i18n/vi/late/room';

/** What a room says; its words come with it. */
export const useRoomWords = (): { readonly t: TFunction<'room'> } => useLateWords('room', room);
