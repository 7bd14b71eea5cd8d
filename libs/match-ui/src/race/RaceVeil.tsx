import { css } from '@emotion/react';
import { numCss } from '@khandai/ui-kit';
import type { ReactNode } from 'react';

export interface RaceVeilProps {
  /** "Cuộc #2419 xuất phát sau". */
  lead?: ReactNode;
  /** A countdown or a time. */
  figure?: ReactNode;
  title?: ReactNode;
  text?: ReactNode;
  /** The marbles at the line stay in sight: the words stand on a card at the middle. */
  light?: boolean | undefined;
  /** The figure is as large as the track allows: the last seconds before a start. */
  big?: boolean | undefined;
  /** A marble, buttons. */
  children?: ReactNode;
}

/** Covers the track between races: the countdown, the winner, or that a race was called off. */
export function RaceVeil({ lead, figure, title, text, light, big, children }: RaceVeilProps) {
  return (
    <div css={[root, light && lightCss, big && bigCss]}>
      {lead && <p>{lead}</p>}
      {figure && <b css={figureCss}>{figure}</b>}
      {title && <h2>{title}</h2>}
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}

const root = css`
  position: absolute;
  inset: 0;
  z-index: 2;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 4px;
  padding: var(--sp-4);
  background: rgb(6 9 12 / 0.8);
  color: #fff;
  text-align: center;
  font-size: var(--fs-13);
  line-height: 19px;
  & > h2 {
    font-size: var(--fs-16);
  }
`;

const lightCss = css`
  inset: auto;
  top: 46%;
  left: 50%;
  width: max-content;
  max-width: calc(100% - 2 * var(--sp-4));
  padding: var(--sp-2) var(--sp-4);
  border-radius: var(--r-3);
  background: rgb(6 9 12 / 0.72);
  translate: -50% -50%;
  pointer-events: none;
`;

const bigCss = css`
  background: rgb(6 9 12 / 0.62);
  & > b {
    font-size: clamp(4rem, 20cqw, 9rem);
    line-height: 1;
  }
`;

const figureCss = css`
  ${numCss}
  font-size: 2rem;
  font-weight: var(--fw-bold);
  line-height: 38px;
`;
