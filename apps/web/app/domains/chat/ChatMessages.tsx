import { css } from '@emotion/react';
import { MatchDivider, MessageList, type MessageListItem } from '@khandai/chat-ui';
import { type ChatMessage, type RoomMatch, SystemMessage } from '@khandai/contracts';
import { icons } from '@khandai/ui-kit';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type Ref, useMemo } from 'react';
import type { TFunction } from '../../i18n/i18n';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { composer } from '../../i18n/vi/lazy/composer';
import { ChatSkeleton, EmptyPanel, RetryPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import { matchLabel, roomPath, useLive, useSpoilers } from '../match';
import { useChatRoomStore, useTalkCover } from './chat-room-context';
import { quiet } from './chat-styles';
import { DayOf } from './DayOf';
import { PollLine } from './civil/PollLine';
import { EventLine } from './lines/EventLine';
import { matchLineText } from './lines/match-line-text';
import { messageText } from './message-text';
import { resultText } from './match-talk';
import { CoveredMessage, HeldMessage, OwnMessage, RoomMessage } from './RoomMessage';
import { showsMessage } from './settings/tips';
import { useChatSettings } from './settings/use-chat-settings';
import { NEW_LINE, type TalkLine, talkLines } from './talk-lines';
import { UnreadLine } from './UnreadLine';
import { firstUnread, useOpenedUnread } from './use-opened-unread';

/** The messages of the room, with the days and matches that they are about between them. */
export const ChatMessages = observer(function ChatMessages({ ref }: { ref: Ref<HTMLDivElement> }) {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  const { t: words } = useLazyTranslation('composer', composer);
  const { viewer, clock } = useServices();
  const { messages, pending, matches, hasOlder } = store.talk;
  const spoilers = useSpoilers();
  // A line about a goal or a card gives the score away.
  const shownEvents = useMemo(
    () => computed(() => store.events.filter(({ fixtureId }) => !spoilers.isHidden(fixtureId))),
    [store, spoilers],
  );
  const events = shownEvents.get();
  const { held } = store.civil;
  const { userId } = viewer;
  const settings = useChatSettings();
  const [onlyTips, hidesTips] = [settings.onlyTips, settings.is('disableTip')];
  const { timezone } = clock;
  const unread = useOpenedUnread(store.groupId);
  const { lastRead, onSeen } = unread ?? {};
  const cover = useTalkCover();
  const { hidden } = cover;
  const shownPoll = store.poll && !cover.isCovered(store.poll.startedAt) ? store.poll : undefined;
  const { pollId, startedAt } = shownPoll ?? {};
  const itemOf = useMemo(() => messageItems(userId, words), [userId, words]);
  const talk = useMemo(() => {
    const shown = messages
      .filter(({ systemMessage }) => systemMessage === SystemMessage.none)
      .filter((message) => showsMessage(message, { onlyTips, hidesTips }));
    const first = lastRead === undefined ? undefined : firstUnread(shown, { lastRead, hasOlder, userId });
    const poll = pollId === undefined || startedAt === undefined ? undefined : { pollId, startedAt };
    return talkLines(shown, { matches, timezone, hidden, firstUnread: first, events, poll });
  }, [messages, matches, timezone, hidden, lastRead, hasOlder, userId, onlyTips, hidesTips, events, pollId, startedAt]);
  const items = useMemo<MessageListItem[]>(
    () => [
      ...talk.lines.map((line) => (line.kind === 'message' ? itemOf(line) : markItem(line, words, onSeen))),
      ...held.map((message) => ({ key: message.uuid, own: true, node: <HeldMessage message={message} /> })),
      ...pending.map((message) => ({ key: message.uuid, own: true, node: <OwnMessage message={message} /> })),
    ],
    [talk, held, pending, itemOf, words, onSeen],
  );
  return (
    <MessageList
      ref={ref}
      label={t('list')}
      items={items}
      part={store.talk.past ? 'past' : 'now'}
      old={store.talk.past?.goesOn}
      target={store.talk.target}
      jump={
        unread && !unread.isSeen
          ? {
              label: words('unreadAbove', { number: unread.count }),
              onPress: () => void store.talk.goToUnread(unread.lastRead, NEW_LINE),
            }
          : undefined
      }
      newLabel={(number) => t('newMessages', { number })}
      onReachTop={() => {
        if (store.talk.hasOlder) void store.talk.loadOlder();
      }}
      onReachBottom={store.talk.loadNewer}
      start={
        <>
          <Older />
          {talk.at !== undefined && <DayOf at={talk.at} />}
          {talk.match && <TalkOf match={talk.match} />}
        </>
      }
      empty={<NoMessages />}
    />
  );
});

/** Makes the item of a message once: a room in a storm changes many times a second, and nearly all its messages stay the same. */
function messageItems(
  userId: number | undefined,
  words: TFunction<'composer'>,
): (line: Extract<TalkLine, { kind: 'message' }>) => MessageListItem {
  const made = {
    first: new WeakMap<ChatMessage, MessageListItem>(),
    next: new WeakMap<ChatMessage, MessageListItem>(),
  };
  return ({ message, follows, covered }) => {
    if (covered && message.userId !== userId)
      return { key: message.uuid, node: <CoveredMessage message={message} follows={follows} match={covered} /> };
    const items = follows ? made.next : made.first;
    const item = items.get(message) ?? {
      key: message.uuid,
      own: message.userId === userId,
      spoken: `${message.showName}: ${messageText(message, (media) => words(`parentMedia.${media}`))}`,
      node: <RoomMessage message={message} follows={follows} />,
    };
    items.set(message, item);
    return item;
  };
}

const markItem = (
  line: Exclude<TalkLine, { kind: 'message' }>,
  words: TFunction<'composer'>,
  onSeen: () => void = nothing,
): MessageListItem => ({
  key: line.key,
  mark: true,
  spoken: line.kind === 'event' ? matchLineText(line.line, words) : undefined,
  node: <Mark line={line} onSeen={onSeen} />,
});

const nothing = () => undefined;

function Mark({ line, onSeen }: { line: Exclude<TalkLine, { kind: 'message' }>; onSeen: () => void }) {
  if (line.kind === 'day') return <DayOf at={line.at} />;
  if (line.kind === 'event') return <EventLine line={line.line} />;
  if (line.kind === 'match') return <TalkOf match={line.match} />;
  if (line.kind === 'poll') return <PollLine />;
  return <UnreadLine onSeen={onSeen} />;
}

/** Name and result of the match that the messages below are about. */
const TalkOf = observer(function TalkOf({ match }: { match: RoomMatch }) {
  const { t } = useTranslation('chat');
  const latest = useLive().latest(match);
  const result = useSpoilers().isHidden(match.fixtureId) ? undefined : resultText(latest, t);
  return <MatchDivider name={matchLabel(match)} result={result} href={roomPath(match)} />;
});

const Older = observer(function Older(): ReactNode {
  const store = useChatRoomStore();
  const { t: words } = useLazyTranslation('composer', composer);
  if (store.talk.messages.length === 0 || !store.talk.hasOlder) return null;
  if (store.talk.history.status === 'loading') return <p css={[quiet, olderLine]}>{words('loadingOlder')}</p>;
  return (
    <button type="button" css={[quiet, olderLine, olderButton]} onClick={() => void store.talk.loadOlder()}>
      {words('older')}
    </button>
  );
});

/** Why there are no messages: they load, did not load, or none is written yet. */
export const NoMessages = observer(function NoMessages(): ReactNode {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  const { t: words } = useLazyTranslation('composer', composer);
  if (store.failed) {
    const text = store.room.status === 'refused' ? store.room.msg : words('loadFailedText');
    return <RetryPanel title={t('loadFailed')} text={text} onRetry={() => void store.talk.loadOlder()} />;
  }
  return store.isEmpty ? (
    <EmptyPanel icon={icons.message} title={t('empty')} text={words('emptyText')} plain />
  ) : (
    <ChatSkeleton />
  );
});

/* As high while it loads as the button is. */
const olderLine = css`
  display: block;
  margin: 0 auto;
  min-height: var(--touch);
  line-height: var(--touch);
`;

const olderButton = css`
  color: var(--c-accent);
  font-weight: var(--fw-medium);
`;
