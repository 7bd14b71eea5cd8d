import { css } from '@emotion/react';
import { Hidden, Num } from '@khandai/ui-kit';
import { Marble, type MarbleView } from './Marble.js';

export interface PickShareView extends MarbleView {
  name: string;
  /** From 0 to 1. */
  share: number;
  /** "24%" */
  text: string;
  mine?: boolean | undefined;
}

/** Which marbles the room picked: bars to the same scale, the percentage beside each. */
export function PickShares({ label, shares }: { label: string; shares: readonly PickShareView[] }) {
  const most = Math.max(...shares.map(({ share }) => share), 0.01);
  return (
    <ul css={root} aria-label={label}>
      {shares.map(({ id, color, name, share, text, mine }) => (
        <li key={id} data-mine={mine || undefined}>
          <Marble id={id} color={color} size={20} />
          <Hidden>{name}</Hidden>
          <i style={{ '--v': `${(share / most) * 100}%` } as object} aria-hidden="true" />
          <Num>{text}</Num>
        </li>
      ))}
    </ul>
  );
}

const root = css`
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) 44px;
    gap: 0 10px;
    align-items: center;
    min-height: 32px;
    font-size: var(--fs-13);
  }
  & > li > i:last-of-type {
    height: 6px;
    border-radius: 3px;
    background: linear-gradient(var(--c-control), var(--c-control)) 0 / var(--v) 100% no-repeat var(--c-fill);
  }
  & > [data-mine] > i:last-of-type {
    background: linear-gradient(var(--c-accent-fill), var(--c-accent-fill)) 0 / var(--v) 100% no-repeat var(--c-fill);
  }
  & > li > :last-child {
    text-align: right;
  }
  & > [data-mine] {
    font-weight: var(--fw-semi);
  }
`;
