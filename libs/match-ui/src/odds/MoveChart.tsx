import { css } from '@emotion/react';
import { useId } from 'react';
import { legend } from '../charts/plot.styles.js';
import {
  type ChartPoint,
  type ChartScale,
  marksOf,
  scaleOf,
  shareOfHeight,
  shareOfTime,
  stepPath,
} from './move-chart-model.js';

export interface MoveSeries {
  name: string;
  points: readonly ChartPoint[];
  /** The newest price, beside the name. */
  text?: string | undefined;
  /** Where the newest price is from the first one. */
  move?: 'up' | 'down' | undefined;
}

export interface MoveChartProps {
  /** One sentence about the chart and its trends: the only part that screen readers get. */
  summary: string;
  /** Max three series. */
  series: readonly MoveSeries[];
  /** Handicap or total lines over time, oldest first; omitted for a market without lines. */
  lines?: readonly { at: number; text: string }[] | undefined;
  /** Label of the band of lines. */
  linesLabel?: string | undefined;
  /** Time at the right edge: now, or the end of betting. */
  until: number;
  /** Formats `value` as a price. */
  priceText: (value: number) => string;
  timeText: (at: number) => string;
}

const SIZE = 1000;

/**
 * A step chart of one company's prices over time, with the lines they belong to as a band beneath and a rule where one gives
 * way to the next. The MoveList beside it has the same content as text.
 */
export function MoveChart({ summary, series, lines = [], linesLabel, until, priceText, timeText }: MoveChartProps) {
  const title = useId();
  const scale = scaleOf(
    series.map(({ points }) => points),
    until,
  );
  return (
    <figure css={figure}>
      <ul css={[legend, inset]} aria-hidden="true">
        {series.map(({ name, text, move }, index) => (
          <li key={name}>
            <svg viewBox="0 0 24 4" width="24" height="4" data-series={index}>
              <path d="M0 2H24" />
            </svg>
            <span>{name}</span>
            {text !== undefined && <b>{text}</b>}
            {move && <i data-move={move}>{move === 'up' ? '▲' : '▼'}</i>}
          </li>
        ))}
      </ul>
      <div css={plot}>
        {marksOf(scale).map((mark) => (
          <span key={mark} data-part="mark" aria-hidden="true" style={{ top: percent(shareOfHeight(scale, mark)) }}>
            {priceText(mark)}
          </span>
        ))}
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" role="img" aria-labelledby={title}>
          <title id={title}>{summary}</title>
          {lines.slice(1).map(({ at }, index) => (
            // Times are in seconds, so two changes may have the same.
            <path key={index} data-part="change" d={`M${across(scale, at)} 0V${SIZE}`} />
          ))}
          {series.map(({ name, points }, index) => (
            <path key={name} data-series={index} d={stepPath(points, scale, SIZE)} />
          ))}
        </svg>
      </div>
      {lines.length > 0 && (
        <div css={band} aria-hidden="true">
          <small>{linesLabel}</small>
          <div>
            {lines.map(({ at, text }, index) => {
              const left = shareOfTime(scale, at);
              const right = shareOfTime(scale, lines[index + 1]?.at ?? until);
              return (
                <span key={index} style={{ left: percent(left), width: percent(right - left) }}>
                  {text}
                </span>
              );
            })}
          </div>
        </div>
      )}
      <div css={times} aria-hidden="true">
        <span>{timeText(scale.from)}</span>
        <span>{timeText(until)}</span>
      </div>
    </figure>
  );
}

const across = (scale: ChartScale, at: number): number => Math.round(shareOfTime(scale, at) * SIZE * 10) / 10;

const percent = (share: number): string => `${Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100}%`;

const GUTTER = '44px';

const figure = css`
  display: grid;
  gap: var(--sp-1);
  margin: 0;
  /* Distinguished by the dashes as well as by the colour, which is none of those of a price that rose or fell. */
  & [data-series] {
    --series: var(--c-text-2);
  }
  & [data-series='1'] {
    --series: var(--c-name-3);
    stroke-dasharray: 6 3;
  }
  & [data-series='2'] {
    --series: var(--c-name-6);
    stroke-dasharray: 2 3;
  }
  & path {
    fill: none;
    stroke: var(--series);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  & path[data-part='change'] {
    stroke: var(--c-muted);
    stroke-width: 1;
    stroke-dasharray: 1 3;
  }
`;

const inset = css`
  padding-left: ${GUTTER};
  & svg {
    flex: none;
  }
  & b {
    font: var(--fw-semi) var(--fs-12)/1rem var(--font-num);
    font-variant-numeric: tabular-nums;
    color: var(--c-text);
  }
  & i {
    margin-left: -2px;
    font-style: normal;
    font-size: 0.5625rem;
    color: var(--c-rise);
  }
  & [data-move='down'] {
    color: var(--c-fall);
  }
`;

const plot = css`
  position: relative;
  height: 168px;
  padding-left: ${GUTTER};
  & > svg {
    display: block;
    width: 100%;
    height: 100%;
    background: var(--c-sunken);
    border-radius: var(--r-2);
  }
  & > [data-part='mark'] {
    position: absolute;
    left: 0;
    right: 0;
    height: 0;
    font: var(--fw-regular) var(--fs-11)/0 var(--font-num);
    font-variant-numeric: tabular-nums;
    color: var(--c-muted);
    &::after {
      content: '';
      position: absolute;
      left: ${GUTTER};
      right: 0;
      border-top: 1px solid var(--c-line-strong);
      opacity: 0.6;
    }
  }
`;

const band = css`
  position: relative;
  padding-left: ${GUTTER};
  & > small {
    position: absolute;
    left: 0;
    max-width: ${GUTTER};
    padding-right: 2px;
    font-size: var(--fs-11);
    line-height: 0.6875rem;
    color: var(--c-muted);
  }
  & > div {
    position: relative;
    height: 22px;
    overflow: hidden;
    border-radius: var(--r-1);
  }
  & span {
    position: absolute;
    top: 0;
    height: 22px;
    display: flex;
    flex-wrap: wrap;
    padding-left: 5px;
    overflow: hidden;
    background: var(--c-fill);
    border-left: 2px solid var(--c-surface);
    font: var(--fw-medium) var(--fs-11)/1.375rem var(--font-num);
    color: var(--c-text-2);
    white-space: nowrap;
  }
  /* Cut in the middle, a line would read as another one. One without room wraps below this, out of sight. */
  & span::before {
    height: 22px;
    content: '';
  }
`;

const times = css`
  display: flex;
  justify-content: space-between;
  padding-left: ${GUTTER};
  font: var(--fw-regular) var(--fs-11)/1rem var(--font-num);
  color: var(--c-muted);
`;
