import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Marble, type MarbleView } from './Marble.js';

export interface MyPickProps extends MarbleView {
  /** "Nghệ Vàng · 50 điểm chơi". */
  title: string;
  /** What it brings, or brought; that it is locked. */
  children?: ReactNode;
}

/** What the reader staked on one race. */
export function MyPick({ id, color, title, children }: MyPickProps) {
  return (
    <div css={root}>
      <Marble id={id} color={color} size={40} />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </div>
  );
}

const root = css`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: 2px var(--sp-3);
  align-items: center;
  padding: var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-accent-tint);
  box-shadow: inset 0 0 0 1px var(--c-accent-line);
  font-size: var(--fs-13);
  line-height: 19px;
  color: var(--c-text-2);
  & > div > b {
    display: block;
    font-weight: var(--fw-semi);
    font-size: var(--fs-14);
    color: var(--c-text);
    overflow-wrap: anywhere;
  }
`;
