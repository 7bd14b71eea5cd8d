import { ApiError } from '@khandai/api-client';
import { WriteNotice } from '@khandai/chat-ui';
import type { RoomMine } from '@khandai/contracts';
import { Button, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { fullTime } from '../../../i18n/format-time';
import { useLazyTranslation, useTranslation } from '../../../i18n/use-translation';
import { civil as words } from '../../../i18n/vi/lazy/civil';
import { useServices } from '../../../shell/services/services';
import { useAccount } from '../../account';
import { useChatRoomStore } from '../chat-room-context';

/** Above the field: why this user's messages are not accepted now, and what they can do about it. */
export const WriteBarrier = observer(function WriteBarrier(): ReactNode {
  const { civil } = useChatRoomStore();
  const { t } = useLazyTranslation('civil', words);
  const { barrier } = civil;
  if (!barrier) return <Note />;
  switch (barrier.kind) {
    case 'banned':
      return <Banned mine={barrier.mine} />;
    case 'slow':
      return <WriteNotice icon={icons.timer}>{t('slow', { seconds: barrier.seconds })}</WriteNotice>;
    case 'membersOnly':
      return <MembersOnly />;
    case 'followersOnly':
      return <FollowersOnly />;
    default:
      return <WriteNotice icon={icons.lock}>{t(barrier.kind)}</WriteNotice>;
  }
});

/** What holds for everyone, before it stops this user. */
const Note = observer(function Note(): ReactNode {
  const { civil } = useChatRoomStore();
  const { t } = useLazyTranslation('civil', words);
  const { note, state } = civil;
  if (!note) return null;
  return <WriteNotice icon={icons.info}>{t(note, { seconds: state?.slowSeconds ?? 0 })}</WriteNotice>;
});

const Banned = observer(function Banned({ mine }: { mine: RoomMine }) {
  const { civil } = useChatRoomStore();
  const { t } = useLazyTranslation('civil', words);
  const { t: match } = useTranslation('match');
  const { clock } = useServices();
  const until =
    mine.bannedUntil === null || mine.forever
      ? t('forever')
      : t('until', { time: fullTime(Date.parse(mine.bannedUntil), clock.timezone, match('weekdays')) });

  return (
    <WriteNotice
      icon={icons.gavel}
      actions={
        <Button
          size="sm"
          look="line"
          disabled={mine.requested}
          aria-haspopup="dialog"
          onClick={() => {
            civil.open({ kind: 'appeal' });
          }}
        >
          {t(mine.requested ? 'appealed' : 'appeal')}
        </Button>
      }
    >
      <b>{t('banned')}</b> {until} {mine.reason && t('reason', { reason: t(`reasons.${mine.reason}`) })}
    </WriteNotice>
  );
});

const MembersOnly = observer(function MembersOnly() {
  const { t } = useLazyTranslation('civil', words);
  const account = useAccount();
  return (
    <WriteNotice
      icon={icons.users}
      actions={
        <Button
          size="sm"
          onClick={() => {
            account.ask('login');
          }}
        >
          {t('login')}
        </Button>
      }
    >
      {t('membersOnly')}
    </WriteNotice>
  );
});

const FollowersOnly = observer(function FollowersOnly() {
  const { groupId } = useChatRoomStore();
  const { t } = useLazyTranslation('civil', words);
  const { api, toasts } = useServices();
  const account = useAccount();
  const [busy, setBusy] = useState(false);

  const follow = async () => {
    setBusy(true);
    try {
      await api.call('POST /ac/api/chat/room/follow-room', { body: { groupId } });
    } catch (error) {
      const sentence = error instanceof ApiError && error.kind === 'answer' ? error.message : '';
      toasts.push({ tone: 'bad', title: sentence || t('followFailed') });
    }
    setBusy(false);
  };

  return (
    <WriteNotice
      icon={icons.userPlus}
      actions={
        <Button
          size="sm"
          disabled={busy}
          onClick={() => {
            account.asMember(() => void follow(), t('followReason'));
          }}
        >
          {t('follow')}
        </Button>
      }
    >
      {t('followersOnly')}
    </WriteNotice>
  );
});
