import type { ChatMessage } from '@khandai/contracts';
import { type IconDrawing, icons } from '@khandai/ui-kit';
import { useMemo } from 'react';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { civil as words } from '../../../i18n/vi/lazy/civil';
import { useServices } from '../../../shell/services/services';
import { useChatRoomStore } from '../chat-room-context';
import { mayRecall } from './may-recall';

/** What a message offers to everyone who may report, recall or moderate it. */
export interface CivilActions {
  /** The button that opens what else can be done with the message. */
  readonly actions: readonly { readonly icon: IconDrawing; readonly label: string; readonly onPress: () => void }[];
  /** What a press on the author's name does for those who moderate the room; undefined for others. */
  readonly onName: (() => void) | undefined;
  /** What is shown in place of a message that was taken back. */
  readonly recalledText: (by?: 'author' | 'moderator') => string;
}

/** Call it inside an observer. The result is the same object while nothing changes: rows are memoized on it. */
export function useCivilActions(message: ChatMessage): CivilActions {
  const { civil } = useChatRoomStore();
  const { t } = useLazyTranslation('civil', words);
  const { timers, viewer } = useServices();
  const { moderates } = civil;
  const isOwn = message.userId === viewer.userId;
  const offers = isOwn ? moderates || mayRecall(message, timers.now()) : true;
  return useMemo(() => {
    const open = () => {
      civil.open({ kind: 'message', message });
    };
    return {
      actions: offers ? [{ icon: icons.more, label: t(moderates ? 'moreModerator' : 'more'), onPress: open }] : [],
      onName: moderates ? open : undefined,
      recalledText: (by = 'author') => t(by === 'moderator' ? 'recalledByModerator' : 'recalledByAuthor'),
    };
  }, [civil, message, moderates, offers, t]);
}
