import type { ModerationEntry, QueueItem } from '@khandai/contracts';
import { icons, type IconDrawing } from '@khandai/ui-kit';
import { useCivilWork, useUndo } from '../../domains/chat';
import { useLazyTranslation } from '../../i18n/use-translation';
import { moderation } from '../../i18n/vi/lazy/moderation';
import { useServices } from '../../shell/services/services';
import { useModerationStore } from './moderation-context';

/** What can be decided about an item. */
interface Decision {
  readonly icon: IconDrawing;
  readonly label: string;
  /** The key that decides it, while the list or the item has the focus. */
  readonly shortcut: 'A' | 'X';
  /** It takes something away from others. */
  readonly bad: boolean;
  readonly decide: () => void;
}

type Done = keyof typeof moderation.done;
/** Finds the decision in the log, where it can be undone. */
type Fits = (entry: ModerationEntry) => boolean;

/** The decisions about an item: the one that lets it be, then the one that does not. */
export function useDecisions(): (item: QueueItem) => readonly Decision[] {
  const { t } = useLazyTranslation('moderation', moderation);
  const { api } = useServices();
  const store = useModerationStore();
  const { run, done: say } = useCivilWork();
  const undoOf = useUndo();

  const decide = (item: QueueItem, work: () => Promise<unknown>, done: Done, fits?: Fits) => () => {
    let takeBack: (() => Promise<void>) | undefined;
    const undo =
      fits &&
      (async () => {
        await takeBack?.();
        store.undone();
      });
    const send = () =>
      run(async () => {
        await work();
        takeBack = fits && undoOf(fits);
        say(t(`done.${done}`), undo);
      });
    const undoNow =
      undo &&
      (async () => {
        if (await run(undo)) say(t('done.undo'));
      });
    void store.decide(item, send, undoNow);
  };

  return (item) => {
    const { userId } = item.author;
    const by =
      (action: ModerationEntry['action']): Fits =>
      (entry) =>
        entry.action === action && entry.user?.userId === userId;
    const yes = { icon: icons.check, shortcut: 'A', bad: false } as const;
    const no = { icon: icons.close, shortcut: 'X', bad: true } as const;
    switch (item.kind) {
      case 'held': {
        const held = (approve: boolean) => () =>
          api.call('POST /ac/api/chat/moderation/held', { body: { heldId: item.heldId, approve } });
        return [
          { ...yes, label: t('approve'), decide: decide(item, held(true), 'approve', by('approve')) },
          { ...no, label: t('refuse'), decide: decide(item, held(false), 'refuse', by('refuse')) },
        ];
      }
      case 'report': {
        const { groupId, groupMessageId } = item;
        const dismiss = () => api.call('POST /ac/api/chat/moderation/dismiss', { body: { groupMessageId } });
        const takeBack = () => api.call('POST /ac/api/chat/message/take-back', { body: { groupId, groupMessageId } });
        return [
          { ...yes, label: t('dismiss'), decide: decide(item, dismiss, 'dismiss', by('dismissReports')) },
          {
            ...no,
            icon: icons.trash,
            label: t('takeBack'),
            decide: decide(item, takeBack, 'takeBack', by('takeBack')),
          },
        ];
      }
      case 'post':
      case 'comment': {
        const { postId } = item;
        const subject = {
          ...(postId !== null && { postId }),
          ...(item.kind === 'comment' && { commentId: item.commentId }),
        };
        const dismiss = () => api.call('POST /ac/api/chat/moderation/dismiss-post', { body: subject });
        // The author is given the reason that most reports have.
        const reason = item.reports[0]?.reason;
        const removal = { ...subject, reported: true, ...(reason && { reason }) };
        const remove = () => api.call('POST /ac/api/chat/moderation/remove-post', { body: removal });
        const action = item.kind === 'post' ? 'removePost' : 'removeComment';
        return [
          { ...yes, label: t('keepPost'), decide: decide(item, dismiss, 'dismiss', by('dismissPost')) },
          { ...no, icon: icons.trash, label: t(action), decide: decide(item, remove, action, by(action)) },
        ];
      }
      case 'request': {
        const answer = (accept: boolean) => () =>
          api.call('POST /ac/api/chat/moderation/request', { body: { banId: item.banId, accept } });
        return [
          { ...yes, label: t('accept'), decide: decide(item, answer(true), 'accept', by('unban')) },
          { ...no, bad: false, label: t('keepBan'), decide: decide(item, answer(false), 'keepBan') },
        ];
      }
    }
  };
}
