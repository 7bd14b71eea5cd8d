import type { HistoryPage } from '@khandai/chat-socket';
import { ChatPanel } from '@khandai/chat-ui';
import type { ChatMessage, MessagePage } from '@khandai/contracts';
import { Badge, SkipLink } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { LateHydration } from '../../shell/services/LateHydration';
import { useServices } from '../../shell/services/services';
import { useAccount } from '../account';
import { useLive, useSpoilers, useUncoverPress } from '../match';
import { OnlineCount } from '../presence';
import { type AuthorChoice, AuthorContext } from './author-context';
import { useChat } from './chat-domain';
import { ChatComposer } from './ChatComposer';
import { ChatCover } from './ChatCover';
import { ChatMessages } from './ChatMessages';
import { Reactors } from './attachments/Reactors';
import { ChatRoomContext, useChatRoomStore, TalkCoverContext } from './chat-room-context';
import { ChatRoomStore } from './ChatRoomStore';
import { GiftLayer } from './gifts/GiftLayer';
import { HeadMenu } from './HeadMenu';
import { CivilSheets } from './civil/CivilSheets';
import { ControlsButton } from './civil/ControlsButton';
import { RoomNotices } from './civil/RoomNotices';
import { joinRoom } from './join-room';
import { keepDraftLazily } from './lazy-draft';
import { Reading } from './Reading';
import { QuickGreeting } from './settings/QuickGreeting';
import { SettingsButton } from './settings/SettingsButton';
import { TipsNote } from './settings/TipsNote';
import { useChatSettings } from './settings/use-chat-settings';
import { useRoomEffects } from './settings/use-room-effects';
import { type RoomSubject, TalkCover } from './TalkCover';
import { ToNow } from './ToNow';
import { watchNewest } from './watch-newest';

export interface ChatRoomProps {
  readonly groupId: number;
  readonly title: string;
  /** A page of messages from the first paint. */
  readonly history: HistoryPage | MessagePage | undefined;
  readonly online: number;
  /** Undefined for a room that is about no match. */
  readonly subject?: RoomSubject | undefined;
  /** A private conversation. It has no count of people. */
  readonly isPrivate?: boolean;
  /** What the head says about a room without a count of people. */
  readonly note?: ReactNode;
  /** Notices between the head and the messages. */
  readonly notices?: ReactNode;
  /** Guests only read. */
  readonly membersOnly?: boolean;
  readonly compactOnPhones?: boolean;
  /** Shown before the title: a way back. */
  readonly lead?: ReactNode;
  /** Buttons at the end of the head. */
  readonly actions?: ReactNode;
  /** Opens the card of an author; without it a name leads to the author's page. */
  readonly onAuthor?: (choice: AuthorChoice) => void;
  /** The room's own rules, one a line; empty without any. */
  readonly onRules?: (rules: string) => void;
  /** A message that came while the room was open. */
  readonly onNewest?: (message: ChatMessage) => void;
  /** A system message of the room, such as a tick of a race. */
  readonly onAnnounced?: (message: ChatMessage) => void;
}

/** A chat room with its head, messages and composer. Give it a `key` of the room. */
export const ChatRoom = observer(function ChatRoom(props: ChatRoomProps) {
  const { groupId, title, history, online, membersOnly, compactOnPhones, lead, actions, onAuthor, onNewest } = props;
  const { isPrivate = false, note, notices, onRules, onAnnounced, subject } = props;
  const { t } = useTranslation('chat');
  const services = useServices();
  const { api, clock, log, ports, socket, timers, toasts, viewer } = services;
  const account = useAccount();
  const chat = useChat();
  const [store] = useState(
    () =>
      new ChatRoomStore(
        groupId,
        { history, online, membersOnly },
        joinRoom({ groupId, isPrivate, api, clock, log, ports, socket, timers, toasts, viewer, account, chat }, t),
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

  const settings = useChatSettings();
  const cover = useCoverOf(store, subject);
  const { box: list, onPress: uncover } = useUncoverPress<HTMLDivElement>(cover.showAll);
  useRoomEffects(store, title, cover);
  useEffect(
    () =>
      onNewest &&
      watchNewest(store, (message) => {
        if (!cover.isCovered(message.createdAt)) onNewest(message);
      }),
    [store, onNewest, cover],
  );
  useEffect(() => onAnnounced && store.announced.on(onAnnounced), [store, onAnnounced]);

  const rules = store.civil.state?.rules;
  useEffect(() => {
    onRules?.(rules ?? '');
    return () => {
      onRules?.('');
    };
  }, [rules, onRules]);

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
          more: () => {
            store.civil.open({ kind: 'message', message });
          },
        });
      }),
    [store, onAuthor],
  );

  return (
    <ChatRoomContext value={store}>
      <TalkCoverContext value={cover}>
        <AuthorContext value={openAuthor}>
          <LateHydration>
            <ChatPanel
              title={title}
              note={
                isPrivate ? (
                  note
                ) : (
                  <>
                    <OnlineCount groupId={groupId} known={store.online} unit={(count) => t('online', { count })} />
                    <SimulatedMark />
                  </>
                )
              }
              compactOnPhones={compactOnPhones}
              simple={settings.is('simpleMode')}
              short={settings.is('shortenMode')}
              lead={lead}
              notices={
                <>
                  <TipsNote />
                  {notices}
                  {!isPrivate && <GiftLayer />}
                  {!cover.isWhole && <RoomNotices />}
                </>
              }
              actions={
                <HeadMenu>
                  <ControlsButton />
                  <SettingsButton />
                  {actions}
                </HeadMenu>
              }
              list={
                cover.isWhole ? (
                  <ChatCover onPress={uncover} />
                ) : (
                  <>
                    {/* Each message has two buttons: a hundred steps of Tab lie between here and the field. */}
                    <SkipLink href={`#${fieldId(groupId)}`}>{t('skipToField')}</SkipLink>
                    <ChatMessages ref={list} />
                  </>
                )
              }
              composer={
                <>
                  {!cover.isWhole && (
                    <>
                      <Reading list={list} />
                      <ToNow list={list} />
                    </>
                  )}
                  <QuickGreeting />
                  <ChatComposer id={fieldId(groupId)} belowPicture={compactOnPhones} />
                  <Reactors belowPicture={compactOnPhones} />
                </>
              }
            />
            <CivilSheets belowPicture={compactOnPhones} />
          </LateHydration>
        </AuthorContext>
      </TalkCoverContext>
    </ChatRoomContext>
  );
});

/** What of the room is covered now. */
function useCoverOf(store: ChatRoomStore, subject: RoomSubject | undefined): TalkCover {
  const { latest } = useLive();
  const spoilers = useSpoilers();
  const { kind, match: { fixtureId, state } = {} } = subject ?? {};
  // Of a match that goes on, only its state changes what is covered.
  return useMemo(() => {
    const match = fixtureId && state ? { fixtureId, state } : undefined;
    return new TalkCover(store, kind && { kind, match }, { latest, spoilers });
  }, [store, kind, fixtureId, state, latest, spoilers]);
}

/** Just before the field, so that the next Tab enters it. */
const fieldId = (groupId: number): string => `viet-${groupId}`;

/** Says once for the room, and not at each line, that simulated users write here. */
const SimulatedMark = observer(function SimulatedMark() {
  const store = useChatRoomStore();
  const { t } = useTranslation('chat');
  return store.hasSimulated ? <Badge>{t('simulated')}</Badge> : null;
});
