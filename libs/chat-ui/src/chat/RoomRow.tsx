import { css } from '@emotion/react';
import { clipCss, CountBadge, Hidden, Icon, icons, KitLink, LiveCount, numCss } from '@khandai/ui-kit';
import type { ReactNode } from 'react';

export interface RoomRowProps {
  href: string;
  name: string;
  /** 40 px square or circle at the start: an avatar, a `RoomMark`. */
  picture: ReactNode;
  /** The newest message, or what the room is about. */
  last?: string | undefined;
  /** Time of the newest message, and the same for machines. */
  time?: { text: string; dateTime: string } | undefined;
  /** Minute of the match that the room is about. */
  live?: string | undefined;
  /** Number of unread messages, and its label for screen readers. */
  unread?: { count: number; label: string } | undefined;
  /** Its notices are off: the label for screen readers. The count of unread messages is not highlighted. */
  muted?: string | undefined;
  /** Beside the name: a badge. */
  badge?: ReactNode;
  /** The room is open beside the list. */
  current?: boolean | undefined;
}

/** One room in a list of rooms. The whole row is the link. */
export function RoomRow({ href, name, picture, last, time, live, unread, muted, badge, current }: RoomRowProps) {
  const hasUnread = unread !== undefined && unread.count > 0;
  return (
    <KitLink
      href={href}
      css={[row, hasUnread && muted === undefined && unreadRow]}
      {...(current ? { 'aria-current': 'true' as const } : {})}
    >
      {picture}
      <span css={words}>
        <span css={nameCss}>
          <span css={clipCss} data-name>
            {name}
          </span>
          {live !== undefined && <LiveCount count={live} />}
          {badge}
        </span>
        <span css={[clipCss, lastCss]} data-last>
          {last}
        </span>
      </span>
      <span css={end}>
        {time && (
          <time dateTime={time.dateTime} css={numCss}>
            {time.text}
          </time>
        )}
        {muted !== undefined && !hasUnread && <Icon icon={icons.bellOff} size={14} />}
        {muted !== undefined && <Hidden>{muted}</Hidden>}
        {hasUnread && (
          <span>
            <span aria-hidden="true">
              <CountBadge count={unread.count} quiet={muted !== undefined} />
            </span>
            <Hidden>{unread.label}</Hidden>
          </span>
        )}
      </span>
    </KitLink>
  );
}

/** The picture of a room without one of its own: an icon on a square. */
export function RoomMark({ children }: { children: ReactNode }) {
  return <span css={mark}>{children}</span>;
}

const row = css`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: 0 var(--sp-3);
  align-items: center;
  min-height: 60px;
  padding: var(--sp-1) var(--sp-2);
  border-radius: var(--r-2);
  &:hover {
    background: var(--c-hover);
  }
  &[aria-current] {
    background: var(--c-accent-tint);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const unreadRow = css`
  & [data-name] {
    font-weight: var(--fw-semi);
  }
  & [data-last] {
    color: var(--c-text);
  }
`;

const words = css`
  min-width: 0;
`;

const nameCss = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  font-weight: var(--fw-medium);
  line-height: 1.25rem;
`;

const lastCss = css`
  display: block;
  min-height: 1.125rem;
  font-size: var(--fs-13);
  line-height: 1.125rem;
  color: var(--c-text-2);
`;

const end = css`
  display: grid;
  justify-items: end;
  gap: 4px;
  font-size: var(--fs-12);
  line-height: 1rem;
  color: var(--c-text-2);
`;

const mark = css`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 12px;
  background: var(--c-fill);
  color: var(--c-text-2);
`;
