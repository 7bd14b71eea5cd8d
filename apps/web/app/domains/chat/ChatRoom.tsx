import { css } from '@emotion/react';
import type { HistoryPage } from '@khandai/chat-socket';
import { type ChatMessage, type MessagePage, type RoomMatch, SocketLimit, SystemMessage } from '@khandai/contracts';
import { ChatPanel, Composer, MatchDivider, MessageList, type MessageListItem } from '@khandai/chat-ui';
import { Badge, Icon, PHONE, SkipLink, icons } from '@khandai/ui-kit';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { ChatSkeleton, EmptyPanel, RetryPanel } from '../../shell/frame/EmptyPanel';
import { AsServed } from '../../shell/services/AsServed';
import { useServices } from '../../shell/services/services';
import { useAccount } from '../account';
import { matchLabel, roomPath, useLive } from '../match';
import { useChat } from './chat-domain';
import { OnlineCount } from '../presence';
import { type AuthorChoice, AuthorContext } from './author-context';
import { ChatRoomStore } from './ChatRoomStore';
import { emoji } from './emoji';
import { joinRoom } from './join-room';
import { keepDraftLazily } from './lazy-draft';
import { matchOf, resultText } from './match-talk';
import { OwnMessage, RoomMessage } from './RoomMessage';
import { ChatRoomContext, useChatRoomStore } from './chat-room-context';

export interface ChatRoomProps {
  readonly groupId: number;
  readonly title: string;
  /** A page of messages from the first paint. */
  readonly history: HistoryPage | MessagePage | undefined;
  readonly online: number;
  /** Guests only read. */
  readonly membersOnly?: boolean;
  readonly compactOnPhones?: boolean;
  /** Opens the card of an author; without it a name leads to the author's page. */
  readonly onAuthor?: (choice: AuthorChoice) => void;
  /** A message that came while the room was open. */
  readonly onNewest?: (message: ChatMessage) => void;
}

/** A chat room with its head, messages and composer. Give it a `key` of the room. */
export const ChatRoom = observer(function ChatRoom(props: ChatRoomProps) {
  const { groupId, title, history, online, membersOnly, compactOnPhones, onAuthor, onNewest } = props;
  const { t } = useTranslation('chat');
  const services = useServices();
  const { api, clock, toasts, viewer } = services;
  const account = useAccount();
  const chat = useChat();
  const [store] = useState(
    () =>
      new ChatRoomStore(
        groupId,
        { history, online, membersOnly },
        joinRoom({ groupId, api, clock, toasts, viewer, account, chat }, t),
      ),
  );

  useEffect(() => {
    const visit = new AbortController();
    store.open(visit.signal);
    keepDraftLazily(store, services, visit.signal);
    return () => {
      visit.abort();
    };
  }, [store, services]);

  useEffect(() => {
    if (!onNewest) return;
    return reaction(
      () => store.messages.at(-1),
      (newest, before) => {
        // The first newest message comes from history.
        if (newest && before && newest.sequence > before.sequence && newest.systemMessage === SystemMessage.none)
          onNewest(newest);
      },
    );
  }, [store, onNewest]);

  const openAuthor = useMemo(
    () =>
      onAuthor &&
      ((message: ChatMessage) => {
        onAuthor({
          message,
          reply: () => {
            store.answer(message);
          },
          mention: () => {
            store.mention(message);
          },
        });
      }),
    [store, onAuthor],
  );

  return (
    <ChatRoomContext value={store}>
      <AuthorContext value={openAuthor}>
        <AsServed>
          <ChatPanel
            title={title}
            note={<OnlineCount groupId={groupId} known={store.online} unit={(count) => t('online', { count })} />}
            compactOnPhones={compactOnPhones}
            actions={<SimulatedMark />}
            list={
              <>
                {/* Each message has two buttons: a hundred steps of Tab lie between here and the field. */}
                <SkipLink href={`#${fieldId(groupId)}`}>{t('skipToField')}</SkipLink>
                <Messages />
              </>
            }
            composer={
              <>
                <ToNow />
                <Writing id={fieldId(groupId)} />
              </>
            }
          />
        </AsServed>
      </AuthorContext>
    </ChatRoomContext>
  );
});

/** Stands just before the field, so that the next Tab enters it. */
const fieldId = (groupId: number): string => `viet-${groupId}`;

/** Says once for the room, and not at each line, that simulated users write here. */
const SimulatedMark = observer(function SimulatedMark() {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  return store.hasSimulated ? (
    <span css={mark}>
      <Badge>{t('simulated')}</Badge>
    </span>
  ) : null;
});

const Messages = observer(function Messages() {
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

/** Leads from the talk about an ended match to what is written now. */
const ToNow = observer(function ToNow() {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  if (!store.past) return null;
  return (
    <button type="button" css={[quiet, toNowButton]} onClick={store.toNow}>
      {t('toNow')}
      <Icon icon={icons.arrowDown} size={16} />
    </button>
  );
});

/** Lines that one author writes within this time stand under one name. */
const GROUP_MS = 120_000;

const isContinued = (before: ChatMessage | undefined, message: ChatMessage): boolean =>
  before !== undefined &&
  before.userId === message.userId &&
  before.showName === message.showName &&
  message.parent === null &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) <= GROUP_MS;

const Older = observer(function Older(): ReactNode {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  if (store.messages.length === 0 || !store.hasOlder) return null;
  if (store.history.status === 'loading') return <p css={quiet}>{t('loadingOlder')}</p>;
  return (
    <button type="button" css={[quiet, olderButton]} onClick={() => void store.loadOlder()}>
      {t('older')}
    </button>
  );
});

const NoMessages = observer(function NoMessages(): ReactNode {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  if (store.failed) {
    const text = store.room.status === 'refused' ? store.room.msg : t('loadFailedText');
    return <RetryPanel title={t('loadFailed')} text={text} onRetry={() => void store.loadOlder()} />;
  }
  return store.isEmpty ? (
    <EmptyPanel icon={icons.message} title={t('empty')} text={t('emptyText')} plain />
  ) : (
    <ChatSkeleton />
  );
});

const Writing = observer(function Writing({ id }: { id: string }) {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  const { connection } = useServices();
  const wait = store.waitSeconds;
  const note = connection.isLost
    ? { icon: icons.offline, text: t('reconnecting') }
    : wait > 0
      ? { icon: icons.clock, text: t('slow', { seconds: wait }) }
      : store.onlyReads && { icon: icons.users, text: t('loginToWrite') };
  return (
    <>
      <StatusLine id={id} />
      <Composer
        value={store.draft}
        onChange={store.write}
        onSend={store.send}
        limit={SocketLimit.messageLength}
        held={wait > 0}
        emoji={emoji}
        labels={{
          field: t('input'),
          placeholder: t('placeholder'),
          send: t('send'),
          emoji: t('emoji'),
          cancelReply: t('cancelReply'),
          remaining: (number) => t('remaining', { number }),
          tooLong: (number) => t('tooLong', { number, limit: SocketLimit.messageLength }),
        }}
        {...(note ? { note } : {})}
        {...(store.replyTo
          ? {
              reply: {
                name: store.replyTo.showName,
                text: store.replyTo.filteredMessage,
                onCancel: () => {
                  store.answer(undefined);
                },
              },
            }
          : {})}
      />
    </>
  );
});

/** One line of fixed height: who joined last, else the guest's own name. */
const StatusLine = observer(function StatusLine({ id }: { id: string }) {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  const { viewer } = useServices();
  return (
    <p id={id} css={[quiet, oneLine]}>
      {statusText()}
    </p>
  );

  function statusText(): string {
    const others = (store.joins?.count ?? 0) - 1;
    if (store.joins && others > 0)
      return t('joinedMany', { name: store.joins.showName, number: others, count: others });
    if (store.joins) return t('joined', { name: store.joins.showName });
    return viewer.name === undefined ? '' : t('asGuest', { name: viewer.name });
  }
});

const mark = css`
  margin-right: var(--sp-3);
`;

const quiet = css`
  padding: 0 var(--sp-4);
  font-size: var(--fs-12);
  line-height: 1.5rem;
  color: var(--c-muted);
  text-align: center;
`;

const olderButton = css`
  display: block;
  margin: 0 auto;
  min-height: var(--touch);
  color: var(--c-accent);
  font-weight: var(--fw-medium);
`;

const toNowButton = css`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: var(--sp-2);
  min-height: var(--touch);
  border-top: 1px solid var(--c-line);
  color: var(--c-accent);
  font-weight: var(--fw-medium);
`;

const oneLine = css`
  flex: none;
  height: 24px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  /* Over the top of the list, where the oldest message fades out. */
  @media ${PHONE} {
    [data-compact] & {
      position: absolute;
      inset: 0 0 auto;
      height: 20px;
      line-height: 20px;
      font-size: var(--fs-11);
      background: var(--c-surface);
      pointer-events: none;
    }
  }
`;
