import { css } from '@emotion/react';
import { Icon, icons } from '@khandai/ui-kit';
import type { ReactNode } from 'react';

export interface VipLockProps {
  title: string;
  /** Who is in the room. */
  note?: ReactNode;
  /** What the room offers, one line each. */
  perks?: readonly string[] | undefined;
  /** The button that asks to join, or that withdraws the request. */
  action?: ReactNode;
  /** What happens after the request. */
  after?: ReactNode;
}

/** The locked door of a VIP room: what is inside, and how to get in. */
export function VipLock({ title, note, perks = [], action, after }: VipLockProps) {
  return (
    <div css={root}>
      <span css={mark}>
        <Icon icon={icons.crown} size={28} />
      </span>
      <h2>{title}</h2>
      {note && <p css={muted}>{note}</p>}
      {perks.length > 0 && (
        <ul css={list}>
          {perks.map((perk) => (
            <li key={perk}>
              <Icon icon={icons.check} size={16} />
              <span>{perk}</span>
            </li>
          ))}
        </ul>
      )}
      {action}
      {after && <p css={[muted, small]}>{after}</p>}
    </div>
  );
}

const root = css`
  display: grid;
  justify-items: center;
  gap: var(--sp-3);
  max-width: 26rem;
  margin: auto;
  padding: var(--sp-6) var(--sp-5);
  text-align: center;
  & > h2 {
    font-size: var(--fs-18);
    overflow-wrap: anywhere;
  }
`;

const mark = css`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: 18px;
  background: var(--c-gold-tint);
  color: var(--c-gold);
`;

const muted = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const small = css`
  font-size: var(--fs-12);
`;

const list = css`
  display: grid;
  gap: var(--sp-2);
  width: 100%;
  text-align: left;
  & > li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: var(--sp-2);
    align-items: start;
  }
  & svg {
    margin-top: 4px;
    color: var(--c-gold);
  }
`;
