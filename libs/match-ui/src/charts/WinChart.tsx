import { css } from '@emotion/react';
import { sideColors } from '../sport/sides.js';
import { ChartLegend } from './ChartLegend.js';
import { type MinuteMark, MinutePlot, placeOfMinute } from './MinutePlot.js';
import { goalSample } from './plot.styles.js';

/** Probabilities of the three results after a minute, each from 0 to 1. */
export interface WinPoint {
  readonly minute: number;
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

export interface WinChartProps {
  summary: string;
  /** One a minute, oldest first, at least one. */
  points: readonly WinPoint[];
  /** Minute at the right edge: 90, or the last one. */
  until: number;
  goals: readonly MinuteMark[];
  labels: { readonly home: string; readonly draw: string; readonly away: string; readonly goals: string };
  /** Each result with its last probability, written on the bar above the chart: "CAHN 46%". */
  now: Readonly<Record<'home' | 'draw' | 'away', string>>;
  /** Formats a probability from 0 to 1. */
  shareText: (share: number) => string;
}

const results = ['home', 'draw', 'away'] as const;

/** How likely each result was, minute by minute: a line, a dotted and a dashed one. */
export function WinChart({ summary, points, until, goals, labels, now, shareText }: WinChartProps) {
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first) return null;
  const [from, to] = [placeOfMinute(first.minute, until), placeOfMinute(last.minute, until)];
  return (
    <figure css={[sideColors, root]}>
      <div css={bar} aria-hidden="true">
        {results.map((result) => (
          <span key={result} data-result={result} style={{ flexGrow: last[result] }}>
            {now[result]}
          </span>
        ))}
      </div>
      <MinutePlot
        summary={summary}
        until={until}
        marks={goals}
        scale={[
          { text: shareText(1), top: 0 },
          { text: shareText(0.5), top: 50 },
          { text: shareText(0), top: 100 },
        ]}
      >
        <path css={area} d={`${lineOf(points, until, 'home')}L${to} 100L${from} 100Z`} />
        {results.map((result) => (
          <path key={result} css={line} data-result={result} d={lineOf(points, until, result)} />
        ))}
      </MinutePlot>
      <ChartLegend
        items={[
          ...results.map((result) => ({
            id: result,
            sample: <path css={line} data-result={result} d="M0 8H16" />,
            text: labels[result],
          })),
          ...(goals.length > 0
            ? [{ id: 'goals', sample: <path css={goalSample} d="M8 0V16" />, text: labels.goals }]
            : []),
        ]}
      />
    </figure>
  );
}

function lineOf(points: readonly WinPoint[], until: number, result: (typeof results)[number]): string {
  const at = (point: WinPoint) =>
    `${placeOfMinute(point.minute, until)} ${Math.round((1 - point[result]) * 10_000) / 100}`;
  return `M${points.map(at).join('L')}`;
}

const root = css`
  margin: 0;
`;

const bar = css`
  display: flex;
  gap: 2px;
  padding: 0 var(--sp-4);
  & > span {
    flex-basis: 0;
    min-width: max-content;
    padding: 0 var(--sp-2);
    border-radius: var(--r-1);
    background: var(--c-accent-tint);
    font: var(--fw-semi) var(--fs-13)/26px var(--font-num);
    font-variant-numeric: tabular-nums;
    color: var(--c-text);
  }
  & > [data-result='draw'] {
    background: var(--c-fill);
    text-align: center;
  }
  & > [data-result='away'] {
    background: var(--c-info-tint);
    text-align: right;
  }
`;

const line = css`
  fill: none;
  stroke: var(--side-home);
  stroke-width: 2;
  stroke-linejoin: round;
  &[data-result='draw'] {
    stroke: var(--c-control);
    stroke-dasharray: 1 3;
  }
  &[data-result='away'] {
    stroke: var(--side-away);
    stroke-dasharray: 5 3;
  }
`;

const area = css`
  fill: var(--side-home);
  opacity: 0.1;
`;
