import { css } from '@emotion/react';
import { Avatar, type AvatarView, clipCss, KitLink, Num } from '@khandai/ui-kit';
import type { ReactNode } from 'react';

export interface TopMember {
  rank: number;
  member: AvatarView;
  /** The member's page; absent for those who have none. */
  href?: string | undefined;
  points: ReactNode;
  /** The reader. */
  own?: boolean | undefined;
}

export interface TopListProps {
  label: string;
  members: readonly TopMember[];
  /** The reader's own place, below the list; the list scrolls behind it. */
  mine?: ReactNode;
}

/** The members with the most points, and the reader's own place. */
export function TopList({ label, members, mine }: TopListProps) {
  return (
    <div>
      <ol css={list} aria-label={label}>
        {members.map(({ rank, member, href, points, own }) => (
          <li key={member.id} css={[row, own && ownRow]}>
            <span css={[place, rank <= 3 && firstThree]}>
              <Num>{rank}</Num>
            </span>
            <Avatar {...member} size={32} />
            {href === undefined ? (
              <span css={[clipCss, name]}>{member.name}</span>
            ) : (
              <KitLink href={href} css={[clipCss, name]}>
                {member.name}
              </KitLink>
            )}
            <Num>{points}</Num>
          </li>
        ))}
      </ol>
      {mine && <p css={mineCss}>{mine}</p>}
    </div>
  );
}

const list = css`
  display: grid;
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 48px;
  padding: var(--sp-1) var(--sp-4);
  font-size: var(--fs-14);
  & + & {
    border-top: 1px solid var(--c-line);
  }
`;

const ownRow = css`
  background: var(--c-accent-tint);
`;

const place = css`
  flex: none;
  width: 28px;
  text-align: center;
  color: var(--c-muted);
  font-weight: var(--fw-semi);
`;

const firstThree = css`
  color: var(--c-gold);
`;

const name = css`
  flex: 1;
  min-width: 0;
  font-weight: var(--fw-medium);
`;

const mineCss = css`
  position: sticky;
  bottom: 0;
  padding: var(--sp-3) var(--sp-4);
  border-top: 1px solid var(--c-line-strong);
  background: var(--c-surface);
  font-size: var(--fs-14);
  font-weight: var(--fw-medium);
`;
