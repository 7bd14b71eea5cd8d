import { css } from '@emotion/react';
import { type ChatRoom, type Fixture, VipGroup } from '@khandai/contracts';
import { Button, icons, KitLink, Num, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useChat } from '../../domains/chat';
import { HiddenScore, matchLabel, roomPath, scoreText, steadyState, useLive, useShownMatch } from '../../domains/match';
import { RoomPeople } from '../../domains/presence';
import { useNumbers } from '../../i18n/use-numbers';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { chatroom as words } from '../../i18n/vi/lazy/chatroom';
import { useServices } from '../../shell/services/services';
import { ConversationDetails } from './ConversationDetails';
import { useFollow } from './use-follow';
import { sentenceOf, useVip } from './vip-context';
import { VipPeople } from './VipPeople';

interface RoomDetailsProps {
  readonly room: ChatRoom | undefined;
  /** The room's own rules, one a line; without any, those of the site hold. */
  readonly rules: string;
  /** The details are on screen: the list of people is loaded only then. */
  readonly isSeen: boolean;
}

/** About the open room: how many are here, following it, its match, its rules. */
export const RoomDetails = observer(function RoomDetails({ room, rules, isSeen }: RoomDetailsProps) {
  const { grouped } = useNumbers();
  const { t } = useLazyTranslation('chatroom', words);
  const live = useLive();
  const vip = useVip();
  const own = rules.split('\n').filter((rule) => rule.trim() !== '');
  const people = room && live.onlineIn(room.groupId, room.online);
  return (
    <div css={details}>
      {room?.otherUser && (
        <>
          <ConversationDetails other={room.otherUser} />
          <Notices room={room} />
        </>
      )}
      {room && !room.otherUser && people !== undefined && (
        <>
          <h2 css={name}>{room.name}</h2>
          <p css={muted}>{t('people', { number: grouped(people), count: people })}</p>
          {room.vipGroup === VipGroup.none && <Follow room={room} />}
          <Notices room={room} />
          <VipPeople />
          {isSeen && (!vip || vip.isInside) && <RoomPeople key={room.groupId} groupId={room.groupId} />}
          <RoomMatch groupId={room.groupId} />
        </>
      )}
      {!room?.otherUser && (
        <>
          <h3 css={title}>{t('rules')}</h3>
          <ol css={rulesCss}>
            {own.length === 0 ? (
              <>
                <li>{t('rule.respect')}</li>
                <li>{t('rule.ads')}</li>
                <li>{t('rule.spam')}</li>
              </>
            ) : (
              own.map((rule, at) => <li key={at}>{rule}</li>)
            )}
          </ol>
        </>
      )}
    </div>
  );
});

const Follow = observer(function Follow({ room }: { room: ChatRoom }) {
  const { t } = useLazyTranslation('chatroom', words);
  const { followed } = useChat();
  const follow = useFollow(room);
  const isFollowed = followed.get()?.isFollowed(room.groupId) ?? false;
  return (
    <>
      <Button
        block
        look={isFollowed ? 'on' : 'line'}
        icon={isFollowed ? icons.check : icons.plus}
        aria-pressed={isFollowed}
        onClick={() => {
          follow(!isFollowed);
        }}
      >
        {t(isFollowed ? 'following' : 'follow')}
      </Button>
      {!isFollowed && <p css={muted}>{t('followText')}</p>}
    </>
  );
});

/** Turns sound and highlight of a followed room off and on. */
const Notices = observer(function Notices({ room }: { room: ChatRoom }): ReactNode {
  const { t } = useLazyTranslation('chatroom', words);
  const { toasts } = useServices();
  const store = useChat().followed.get();
  if (!store?.isFollowed(room.groupId)) return null;
  const set = async (notify: boolean) => {
    try {
      await store.setNotices(room.groupId, notify);
    } catch (error) {
      toasts.push({ tone: 'bad', title: sentenceOf(error, t('noticesFailed')) });
    }
  };
  return <Switch label={t('notices')} checked={room.muted !== true} onChange={(notify) => void set(notify)} />;
});

/** The live match of the room's commentator. */
const RoomMatch = observer(function RoomMatch({ groupId }: { groupId: number }): ReactNode {
  const found = useLive().live.find(({ commentators }) => commentators.some((one) => one.groupId === groupId));
  return found ? <OneMatch key={found.fixtureId} found={found} /> : null;
});

const OneMatch = observer(function OneMatch({ found }: { found: Fixture }) {
  const { t } = useLazyTranslation('chatroom', words);
  const { t: matchWords } = useTranslation('match');
  const { clock } = useServices();
  const { fixture, reveal } = useShownMatch(found);
  const { word, minute } = steadyState(fixture, clock, matchWords);
  return (
    <>
      <h3 css={title}>{t('match')}</h3>
      <KitLink href={roomPath(fixture)} css={match}>
        <span css={matchName}>{matchLabel(fixture)}</span>
        <span css={score}>
          {reveal ? <HiddenScore /> : <Num>{scoreText(fixture)}</Num>}
          <span css={state}>{minute === undefined ? word : <Num>{minute}′</Num>}</span>
        </span>
        <span css={watch}>{t('watch')}</span>
      </KitLink>
    </>
  );
});

/* A long name is cut within the column and does not widen it. */
const details = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-4);
`;

const name = css`
  font-size: var(--fs-16);
  overflow-wrap: anywhere;
`;

const muted = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const title = css`
  margin-top: var(--sp-2);
  font-size: var(--fs-14);
`;

const rulesCss = css`
  display: grid;
  gap: 4px;
  padding-left: 1.25rem;
  list-style: decimal;
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const match = css`
  display: grid;
  gap: 4px;
  padding: 10px var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  font-size: var(--fs-13);
`;

const matchName = css`
  font-weight: var(--fw-medium);
  overflow-wrap: anywhere;
`;

const score = css`
  display: flex;
  gap: var(--sp-2);
  font-weight: var(--fw-semi);
`;

const state = css`
  color: var(--c-live);
`;

const watch = css`
  font-weight: var(--fw-medium);
  color: var(--c-accent);
`;
