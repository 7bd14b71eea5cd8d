import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { sideColors } from '../sport/sides.js';
import { plot, scaleMark } from './plot.styles.js';

/** A moment worth a line through the chart, such as a goal. */
export interface MinuteMark {
  readonly id: string;
  readonly minute: number;
  readonly side: 'home' | 'away';
}

export interface MinutePlotProps {
  /** One sentence about the chart: the only part that screen readers get. */
  readonly summary: string;
  /** Minute at the right edge. */
  readonly until: number;
  readonly marks: readonly MinuteMark[];
  /** Texts at the left edge, with their place in percent from the top. */
  readonly scale: readonly { readonly text: string; readonly top: number }[];
  /** Drawn in a square of 100 by 100, the last minute at the right. */
  readonly children: ReactNode;
}

const EVERY = 15;
const PHONE_EVERY = 30;

/** Percent of the width at which a minute is. */
export const placeOfMinute = (minute: number, until: number): number =>
  Math.round((Math.min(minute, until) / until) * 10_000) / 100;

/** A chart over the minutes of a match, with lines at its goals. */
export function MinutePlot({ summary, until, marks, scale, children }: MinutePlotProps) {
  const title = useId();
  const minutes = Array.from({ length: Math.floor(until / EVERY) + 1 }, (_, index) => index * EVERY);
  return (
    <div css={[sideColors, figure]}>
      <div css={[plot, size]}>
        {scale.map(({ text, top }) => (
          <span key={text + String(top)} css={scaleMark} style={{ top: `${top}%` }} aria-hidden="true">
            {text}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-labelledby={title}>
          <title id={title}>{summary}</title>
          <path css={grid} d="M0 0H100M0 50H100M0 100H100" />
          {marks.map(({ id, minute, side }) => (
            <path key={id} css={goal} data-side={side} d={`M${placeOfMinute(minute, until)} 0V100`} />
          ))}
          {children}
        </svg>
        {marks.map(({ id, minute, side }) => (
          <i key={id} css={ball} data-side={side} style={{ left: `${placeOfMinute(minute, until)}%` }} />
        ))}
      </div>
      <div css={axis} aria-hidden="true">
        {minutes.map((minute) => (
          <span
            key={minute}
            data-part={minute % PHONE_EVERY === 0 ? undefined : 'between'}
            style={{ left: `${placeOfMinute(minute, until)}%` }}
          >
            {minute}′
          </span>
        ))}
      </div>
    </div>
  );
}

const figure = css`
  padding: var(--sp-3) var(--sp-6) 0 0;
`;

const size = css`
  height: 180px;
  margin-left: 52px;
  @media (min-width: 1200px) {
    height: 220px;
  }
`;

const grid = css`
  stroke: var(--c-line-strong);
  fill: none;
`;

const goal = css`
  stroke: var(--side-home);
  stroke-dasharray: 2 3;
  &[data-side='away'] {
    stroke: var(--side-away);
  }
`;

const ball = css`
  position: absolute;
  top: -4px;
  width: 9px;
  height: 9px;
  margin-left: -4.5px;
  border: 2px solid var(--c-surface);
  border-radius: 50%;
  background: var(--side-home);
  box-shadow: 0 0 0 1px var(--side-home);
  /* The shape differs as well as the colour. */
  &[data-side='away'] {
    border-radius: 0;
    background: var(--side-away);
    box-shadow: 0 0 0 1px var(--side-away);
    rotate: 45deg;
  }
`;

const axis = css`
  position: relative;
  height: 24px;
  margin-left: 52px;
  & > span {
    position: absolute;
    translate: -50%;
    font: var(--fw-regular) var(--fs-11)/24px var(--font-num);
    color: var(--c-muted);
  }
  & > [data-part='between'] {
    @media (max-width: 479px) {
      display: none;
    }
  }
`;
