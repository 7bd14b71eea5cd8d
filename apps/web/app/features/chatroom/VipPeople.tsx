import { css } from '@emotion/react';
import type { VipRequest } from '@khandai/contracts';
import { Avatar, Button, clipCss, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useChat } from '../../domains/chat';
import { clockTime } from '../../i18n/format-time';
import { useLazyTranslation } from '../../i18n/use-translation';
import { vip as words } from '../../i18n/vi/lazy/vip';
import { useServices } from '../../shell/services/services';
import { CHATROOM, ROOM_ID } from './room-address';
import { sentenceOf, useVip } from './vip-context';

/** In the details of a VIP room: its requests and members for those who answer, and the chat with the staff for members. */
export const VipPeople = observer(function VipPeople(): ReactNode {
  const { t } = useLazyTranslation('vip', words);
  const store = useVip();
  const { viewer } = useServices();
  if (!store?.room || !viewer.isMember) return null;
  if (!store.room.isHost) return store.room.status === 'approved' ? <StaffChat /> : null;
  return (
    <>
      <h3 css={title}>{t('requests')}</h3>
      <div aria-live="polite">
        {store.requests.length === 0 ? (
          <p css={muted}>{t(store.state === 'failed' ? 'requestsFailed' : 'noRequests')}</p>
        ) : (
          <ul>
            {store.requests.map((entry) => (
              <Entry key={entry.userId} entry={entry} />
            ))}
          </ul>
        )}
      </div>
      {store.members.length > 0 && (
        <>
          <h3 css={title}>{t('people')}</h3>
          <ul>
            {store.members.map((entry) => (
              <Entry key={entry.userId} entry={entry} />
            ))}
          </ul>
        </>
      )}
    </>
  );
});

const Entry = observer(function Entry({ entry }: { entry: VipRequest }) {
  const { t } = useLazyTranslation('vip', words);
  const { clock, toasts } = useServices();
  const store = useVip();
  const [busy, setBusy] = useState(false);
  const { userId, showName: name, profilePicture, status, requestedAt } = entry;
  const waits = status === 'pending';

  const answer = async (approve: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      await store?.answer(userId, approve);
    } catch (error) {
      toasts.push({ tone: 'bad', title: sentenceOf(error, t('answerFailed')) });
    }
    setBusy(false);
  };
  return (
    <li css={row}>
      <Avatar id={userId} name={name} src={profilePicture} size={32} />
      <span css={who}>
        <span css={clipCss}>{name}</span>
        {waits && <small>{t('requestedAt', { time: clockTime(Date.parse(requestedAt), clock.timezone) })}</small>}
      </span>
      <span css={acts}>
        {waits && (
          <Button size="sm" look="on" aria-label={t('approveLabel', { name })} onClick={() => void answer(true)}>
            {t('approve')}
          </Button>
        )}
        <Button
          size="sm"
          look="quiet"
          aria-label={t(waits ? 'refuseLabel' : 'removeLabel', { name })}
          onClick={() => void answer(false)}
        >
          {t(waits ? 'refuse' : 'remove')}
        </Button>
      </span>
    </li>
  );
});

const StaffChat = observer(function StaffChat() {
  const { t } = useLazyTranslation('vip', words);
  const { api, toasts } = useServices();
  const { followed } = useChat();
  const navigate = useNavigate();
  const open = async () => {
    try {
      const { room } = await api.call('POST /ac/api/chat/room/vip-staff', {});
      followed.get()?.show(room);
      await navigate(`${CHATROOM}?${ROOM_ID}=${room.groupId}`);
    } catch (error) {
      toasts.push({ tone: 'bad', title: sentenceOf(error, t('staffFailed')) });
    }
  };
  return (
    <>
      <Button block look="line" icon={icons.headphones} onClick={() => void open()}>
        {t('staff')}
      </Button>
      <p css={muted}>{t('staffText')}</p>
    </>
  );
});

const title = css`
  margin-top: var(--sp-2);
  font-size: var(--fs-14);
`;

const muted = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const row = css`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  gap: var(--sp-2);
  align-items: center;
  min-height: 48px;
`;

const who = css`
  display: grid;
  min-width: 0;
  font-size: var(--fs-14);
  & > small {
    font-size: var(--fs-12);
    color: var(--c-text-2);
  }
`;

const acts = css`
  display: flex;
  gap: var(--sp-1);
`;
