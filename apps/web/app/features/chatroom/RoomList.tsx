import { css } from '@emotion/react';
import { RoomRowSkeleton } from '@khandai/chat-ui';
import type { ChatRoom } from '@khandai/contracts';
import { Button, EmptyState, Hidden, Icon, icons, SkipLink } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { OwlRow, useChat, useDraftTexts } from '../../domains/chat';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { chatroom as words } from '../../i18n/vi/lazy/chatroom';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import type { Loaded } from '../../shell/router/answers';
import { findCss } from './find.styles';
import { ROOM_TARGET } from './room-address';
import { sectionsOf } from './room-list';
import { RoomListHead } from './RoomListHead';
import { RoomListRow } from './RoomListRow';

interface RoomListProps {
  readonly rooms: Loaded<readonly ChatRoom[]>;
  readonly openId: number | undefined;
  /** Whether the help bot is on. */
  readonly chatOwl: boolean;
}

/** The head of the list with its search field, and the rooms in sections. */
export const RoomList = observer(function RoomList({ rooms, openId, chatOwl }: RoomListProps) {
  const { t } = useLazyTranslation('chatroom', words);
  const [query, setQuery] = useState('');
  return (
    <>
      {openId !== undefined && <SkipLink href={`#${ROOM_TARGET}`}>{t('skipToRoom')}</SkipLink>}
      <RoomListHead />
      <label css={[findCss, find]}>
        <Hidden>{t('find')}</Hidden>
        <Icon icon={icons.search} size={16} />
        <input
          type="search"
          value={query}
          placeholder={t('find')}
          onChange={({ target }) => {
            setQuery(target.value);
          }}
        />
      </label>
      <div css={scroll}>
        {chatOwl && <OwlRow hidden={query !== ''} />}
        <FollowedState />
        <Sections rooms={rooms} openId={openId} query={query} />
      </div>
    </>
  );
});

/** While a member's followed rooms load, and where they failed to. */
const FollowedState = observer(function FollowedState(): ReactNode {
  const { t } = useLazyTranslation('chatroom', words);
  const { t: shellWords } = useTranslation('shell');
  const store = useChat().followed.get();
  if (!store || store.rooms.length > 0) return null;
  if (store.load.state === 'loading') return <RoomRowSkeleton label={shellWords('loading')} count={1} />;
  if (store.load.state === 'idle') return null;
  return (
    <div css={failedCss} role="alert">
      <p>{t('followedFailed')}</p>
      <Button size="sm" icon={icons.refresh} onClick={() => void store.refresh()}>
        {shellWords('retry')}
      </Button>
    </div>
  );
});

const Sections = observer(function Sections({
  rooms,
  openId,
  query,
}: Omit<RoomListProps, 'chatOwl'> & { query: string }): ReactNode {
  const { t } = useLazyTranslation('chatroom', words);
  const drafts = useDraftTexts();
  const store = useChat().followed.get();
  const followed = store?.rooms ?? [];
  if (!rooms.ok && followed.length === 0) return <RetryPanel title={t('failed')} text={t('failedText')} />;
  const sections = sectionsOf({ served: rooms.ok ? rooms.value : [], followed }, query);
  if (sections.length === 0) {
    return query.trim() === '' ? (
      <EmptyState icon={icons.message} title={t('noRooms')} text={t('noRoomsText')} />
    ) : (
      <EmptyState icon={icons.search} title={t('noneFound')} text={t('noneFoundText')} />
    );
  }
  return sections.map(({ key, rooms: list }) => (
    <section key={key} aria-labelledby={`rooms-${key}`}>
      <h3 id={`rooms-${key}`} css={separator}>
        {t(key)}
      </h3>
      <ul>
        {list.map((room) => (
          <li key={room.groupId}>
            <RoomListRow room={room} current={room.groupId === openId} draft={drafts.get(room.groupId)} />
          </li>
        ))}
      </ul>
    </section>
  ));
});

const find = css`
  display: block;
  flex: none;
  margin: 0 var(--sp-3) var(--sp-2);
  & input::placeholder {
    color: var(--c-text-2);
    opacity: 1;
  }
`;

const scroll = css`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 var(--sp-2) var(--sp-4);
  scrollbar-width: thin;
  scrollbar-color: var(--c-line-strong) transparent;
`;

const separator = css`
  padding: var(--sp-3) var(--sp-2) var(--sp-1);
  font-size: var(--fs-12);
  font-weight: var(--fw-medium);
  color: var(--c-text-2);
`;

const failedCss = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
  margin: var(--sp-2);
  font-size: var(--fs-13);
`;
