import type { SheetRow } from '@khandai/chat-ui';
import { icons } from '@khandai/ui-kit';
import { useNavigate } from 'react-router';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { moderate } from '../../../i18n/vi/lazy/moderate';
import { useServices } from '../../../shell/services/services';
import { memberPath, useAccount } from '../../account';
import { useChatRoomStore } from '../chat-room-context';
import { mayRecall } from './may-recall';
import type { MessageStep, StepProps } from './MessageSheet';
import { useCivilWork } from './use-civil-work';
import { useUndo } from './use-undo';

interface MessageRowsProps extends StepProps {
  readonly onStep: (step: MessageStep) => void;
}

/** What this user may do with a message. Call it inside an observer. */
export function useMessageRows({ message, onClose, onStep }: MessageRowsProps): readonly SheetRow[] {
  const { civil, isPrivate } = useChatRoomStore();
  const { t } = useLazyTranslation('moderate', moderate);
  const { api, clock, viewer } = useServices();
  const account = useAccount();
  const navigate = useNavigate();
  const { run, done } = useCivilWork();
  const { groupId, groupMessageId, showName, username } = message;
  const undo = useUndo(groupId);
  const isOwn = message.userId === viewer.userId;
  const isPinned = civil.state?.pinned?.groupMessageId === groupMessageId;

  const body = { groupId, groupMessageId };
  const recall = async () => {
    await run(async () => {
      await api.call('POST /ac/api/chat/message/recall', { body });
      onClose();
      done(t('done.recall'));
    });
  };
  const takeBack = async () => {
    await run(async () => {
      await api.call('POST /ac/api/chat/message/take-back', { body });
      onClose();
      done(
        t('done.takeBack', { name: showName }),
        undo((entry) => entry.action === 'takeBack' && entry.groupMessageId === groupMessageId),
      );
    });
  };
  const pin = async () => {
    await run(async () => {
      await api.call('POST /ac/api/chat/room/pin', { body: isPinned ? { groupId, groupMessageId: null } : body });
      onClose();
      done(
        t(isPinned ? 'done.unpin' : 'done.pin'),
        undo(({ action }) => action === (isPinned ? 'unpin' : 'pin')),
      );
    });
  };

  const own: SheetRow[] = mayRecall(message, clock.now)
    ? [
        {
          icon: icons.undo,
          label: t('recall'),
          note: t(isPrivate ? 'recallNotePrivate' : 'recallNote'),
          onPress: () => void recall(),
        },
      ]
    : [];
  const others: SheetRow[] = [
    {
      icon: icons.flag,
      label: t('report'),
      note: t('reportNote'),
      onPress: () => {
        account.asMember(() => {
          onStep('report');
        }, t('loginToReport'));
      },
    },
  ];
  const moderators: SheetRow[] = [
    { icon: icons.pin, label: t(isPinned ? 'unpin' : 'pin'), onPress: () => void pin() },
    {
      icon: icons.shield,
      label: t('controls'),
      onPress: () => {
        civil.open({ kind: 'controls' });
      },
    },
  ];
  const overOthers: SheetRow[] = [
    { icon: icons.trash, label: t('takeBack'), note: t('takeBackNote'), bad: true, onPress: () => void takeBack() },
    {
      icon: icons.trash,
      label: t('takeBackAll'),
      note: t('takeBackAllNote'),
      bad: true,
      onPress: () => {
        onStep('all');
      },
    },
    {
      icon: icons.ban,
      label: t('ban'),
      note: t('banNote'),
      bad: true,
      onPress: () => {
        onStep('ban');
      },
    },
  ];
  const profile: SheetRow[] =
    username === ''
      ? []
      : [{ icon: icons.account, label: t('profile'), onPress: () => void navigate(memberPath(username)) }];

  return [
    ...(isOwn ? own : []),
    ...(civil.moderates ? moderators : []),
    ...(isOwn ? [] : others),
    ...(civil.moderates && !isOwn ? overOthers : []),
    ...(isOwn ? [] : profile),
  ];
}
