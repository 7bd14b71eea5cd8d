import { css } from '@emotion/react';
import type { ChatMessage } from '@khandai/contracts';
import { Icon, icons, Sheet } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useChatRoomStore, useTalkCover } from '../../domains/chat';
import { useNumbers } from '../../i18n/use-numbers';
import { fullTime } from '../../i18n/format-time';
import { useLazyTranslation } from '../../i18n/use-translation';
import { chatroom as words } from '../../i18n/vi/lazy/chatroom';
import { ChatSkeleton, EmptyPanel, RetryPanel } from '../../shell/frame/EmptyPanel';
import { type Services, useServices } from '../../shell/services/services';
import { findCss } from './find.styles';
import { highlight } from './highlight';
import { RoomSearchStore } from './RoomSearchStore';

export interface RoomSearchProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly groupId: number;
  readonly isPrivate: boolean;
}

/** Messages that the search shows; it counts more. */
const SHOWN = 100;

/** Finds messages of a room. Lazy, because few readers search. */
export const RoomSearch = observer(function RoomSearch({ open, onClose, ...room }: RoomSearchProps) {
  const { t } = useLazyTranslation('chatroom', words);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(room.isPrivate ? 'conversation.search' : 'search')}
      closeLabel={t('closeSearch')}
    >
      <Search {...room} onClose={onClose} />
    </Sheet>
  );
});

const Search = observer(function Search({ groupId, isPrivate, onClose }: Omit<RoomSearchProps, 'open'>) {
  const { grouped } = useNumbers();
  const { t } = useLazyTranslation('chatroom', words);
  const services = useServices();
  const [store] = useState(() => searchOf(groupId, isPrivate, services));
  const room = useChatRoomStore();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    field.current?.focus();
    return store.close;
  }, [store]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.search();
  };
  return (
    <div css={body}>
      <form role="search" onSubmit={submit} css={findCss}>
        <Icon icon={icons.search} size={16} />
        <input
          ref={field}
          type="search"
          value={store.query}
          maxLength={100}
          aria-label={t('searchField')}
          placeholder={t('searchField')}
          onChange={({ target }) => {
            store.write(target.value);
          }}
        />
      </form>
      <p css={sum} role="status">
        {store.searched !== '' &&
          store.state === 'idle' &&
          t('foundCount', { number: grouped(store.total), count: store.total })}
      </p>
      <Found
        store={store}
        onChoose={({ groupMessageId }) => {
          onClose();
          void room.talk.goTo(groupMessageId);
        }}
      />
    </div>
  );
});

interface FoundProps {
  readonly store: RoomSearchStore;
  readonly onChoose: (message: ChatMessage) => void;
}

const Found = observer(function Found({ store, onChoose }: FoundProps): ReactNode {
  const { t } = useLazyTranslation('chatroom', words);
  const { state, searched, found } = store;
  if (state === 'failed') return <RetryPanel title={t('searchFailed')} onRetry={() => void store.search()} />;
  if (found.length > 0)
    return (
      <ol css={list} aria-busy={state === 'searching'}>
        {found.map((message) => (
          <li key={message.groupMessageId}>
            <FoundMessage message={message} query={searched} onChoose={onChoose} />
          </li>
        ))}
      </ol>
    );
  if (state === 'searching') return <ChatSkeleton />;
  if (searched === '') return <p css={hint}>{t('searchText')}</p>;
  return <EmptyPanel icon={icons.search} title={t('nothingFound')} text={t('nothingFoundText')} plain />;
});

interface FoundMessageProps extends Pick<FoundProps, 'onChoose'> {
  readonly message: ChatMessage;
  readonly query: string;
}

/** A message that was found; a press shows it in the room. */
const FoundMessage = observer(function FoundMessage({ message, query, onChoose }: FoundMessageProps) {
  const { clock } = useServices();
  const { t } = useLazyTranslation('chatroom', words);
  const { showName, createdAt, filteredMessage } = message;
  const isCovered = useTalkCover().isCovered(createdAt);
  return (
    <button
      type="button"
      css={row}
      onClick={() => {
        onChoose(message);
      }}
    >
      <span css={who}>
        <b>{showName}</b>
        <time dateTime={createdAt}>{fullTime(Date.parse(createdAt), clock.timezone, t('match:weekdays'))}</time>
      </span>
      <span css={textCss}>
        {isCovered
          ? t('covered')
          : highlight(filteredMessage, query).map(({ text, found }, at) =>
              // The pieces of one text never change their order.
              found ? <mark key={at}>{text}</mark> : text,
            )}
      </span>
    </button>
  );
});

function searchOf(groupId: number, isPrivate: boolean, { api, timers, log }: Services): RoomSearchStore {
  return new RoomSearchStore({
    find: (searchKeyword, signal) => {
      const request = { groupId, searchKeyword, pageSize: SHOWN };
      return isPrivate
        ? api.call('GET /ac/api/chat/private-message/list-private', { query: request }, signal)
        : api.call('POST /ac/api/chat/message/v2/list', { body: request }, signal);
    },
    clock: timers,
    failed: (error) => {
      log.warn('search in a room', error);
    },
  });
}

const body = css`
  display: grid;
  gap: var(--sp-2);
  padding: 0 var(--sp-4) var(--sp-4);
`;

const sum = css`
  min-height: 1.25rem;
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const hint = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const list = css`
  display: grid;
`;

const row = css`
  display: grid;
  width: 100%;
  min-height: var(--touch);
  padding: var(--sp-2) 0;
  border-top: 1px solid var(--c-line);
  text-align: left;
  &:hover {
    background: var(--c-hover);
  }
`;

const who = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-text-2);
`;

const textCss = css`
  overflow-wrap: anywhere;
  & mark {
    border-radius: 2px;
    background: var(--c-gold-tint);
    color: inherit;
    font-weight: var(--fw-semi);
  }
`;
