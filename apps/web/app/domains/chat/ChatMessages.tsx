import { css } from '@emotion/react';
import { MatchDivider, MessageList, type MessageListItem } from '@khandai/chat-ui';
import { type ChatMessage, type RoomMatch, SystemMessage } from '@khandai/contracts';
import { icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type Ref, useMemo } from 'react';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { composer } from '../../i18n/vi/lazy/composer';
import { ChatSkeleton, EmptyPanel, RetryPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import { matchLabel, roomPath, useLive } from '../match';
import { useChatRoomStore } from './chat-room-context';
import { quiet } from './chat-styles';
import { matchOf, resultText } from './match-talk';
import { OwnMessage, RoomMessage } from './RoomMessage';

/** The messages of the room, with a divider above the talk about each match. */
export const ChatMessages = observer(function ChatMessages({ ref }: { ref: Ref<HTMLDivElement> }) {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  const { viewer } = useServices();
  const { messages, pending, matches } = store;
  const { userId } = viewer;
  const items = useMemo<MessageListItem[]>(
    () => [
      ...messages
        .filter(({ systemMessage }) => systemMessage === SystemMessage.none)
        .map((message, at, all) => {
          const before = all[at - 1];
          const match = matchOf(message, matches);
          const divided = match !== undefined && match !== (before && matchOf(before, matches));
          return {
            key: message.uuid,
            own: message.userId === userId,
            node: (
              <>
                {divided && <TalkOf match={match} />}
                <RoomMessage message={message} follows={!divided && isContinued(before, message)} />
              </>
            ),
          };
        }),
      ...pending.map((message) => ({ key: message.uuid, own: true, node: <OwnMessage message={message} /> })),
    ],
    [messages, pending, matches, userId],
  );
  return (
    <MessageList
      ref={ref}
      label={t('list')}
      items={items}
      newLabel={(number) => t('newMessages', { number })}
      onReachTop={() => {
        if (store.hasOlder) void store.loadOlder();
      }}
      start={<Older />}
      empty={<NoMessages />}
    />
  );
});

/** Name and result of the match that the messages below are about. */
const TalkOf = observer(function TalkOf({ match }: { match: RoomMatch }) {
  const { t } = useTranslation('chat');
  const latest = useLive().latest(match);
  return <MatchDivider name={matchLabel(match)} result={resultText(latest, t)} href={roomPath(match)} />;
});

/** Lines that one author writes within this time are grouped under one name. */
const GROUP_MS = 120_000;

const isContinued = (before: ChatMessage | undefined, message: ChatMessage): boolean =>
  before !== undefined &&
  before.userId === message.userId &&
  before.showName === message.showName &&
  message.parent === null &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) <= GROUP_MS;

const Older = observer(function Older(): ReactNode {
  const store = useChatRoomStore();
  const { t: words } = useLazyTranslation('composer', composer);
  if (store.messages.length === 0 || !store.hasOlder) return null;
  if (store.history.status === 'loading') return <p css={quiet}>{words('loadingOlder')}</p>;
  return (
    <button type="button" css={[quiet, olderButton]} onClick={() => void store.loadOlder()}>
      {words('older')}
    </button>
  );
});

const NoMessages = observer(function NoMessages(): ReactNode {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  const { t: words } = useLazyTranslation('composer', composer);
  if (store.failed) {
    const text = store.room.status === 'refused' ? store.room.msg : words('loadFailedText');
    return <RetryPanel title={t('loadFailed')} text={text} onRetry={() => void store.loadOlder()} />;
  }
  return store.isEmpty ? (
    <EmptyPanel icon={icons.message} title={t('empty')} text={words('emptyText')} plain />
  ) : (
    <ChatSkeleton />
  );
});

const olderButton = css`
  display: block;
  margin: 0 auto;
  min-height: var(--touch);
  color: var(--c-accent);
  font-weight: var(--fw-medium);
`;
