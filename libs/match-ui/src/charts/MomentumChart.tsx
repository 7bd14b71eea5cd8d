import { css } from '@emotion/react';
import { sideColors } from '../sport/sides.js';
import { ChartLegend } from './ChartLegend.js';
import { type MinuteMark, MinutePlot, placeOfMinute } from './MinutePlot.js';
import { goalSample } from './plot.styles.js';

export interface MomentumChartProps {
  summary: string;
  /** Pressure of minute index + 1, from -1 (away) to 1 (home). */
  values: readonly number[];
  until: number;
  goals: readonly MinuteMark[];
  /** Names of the sides at the left edge, and what bars of each mean. */
  labels: {
    readonly home: string;
    readonly away: string;
    readonly homeBars: string;
    readonly awayBars: string;
    readonly goals: string;
  };
}

/** Which side pressed, minute by minute: home above the middle line, away below it. */
export function MomentumChart({ summary, values, until, goals, labels }: MomentumChartProps) {
  const width = 100 / until;
  return (
    <figure css={[sideColors, root]}>
      <MinutePlot
        summary={summary}
        until={until}
        marks={goals}
        scale={[
          { text: labels.home, top: 8 },
          { text: labels.away, top: 92 },
        ]}
      >
        {values.map((value, index) => (
          <rect
            key={placeOfMinute(index, until)}
            css={bar}
            data-side={value < 0 ? 'away' : 'home'}
            x={index * width + width * 0.1}
            width={width * 0.8}
            y={value > 0 ? 50 - value * 46 : 50}
            height={Math.abs(value) * 46}
          />
        ))}
      </MinutePlot>
      <ChartLegend
        items={[
          { id: 'home', sample: <path css={bar} data-side="home" d="M3 2H13V14H3Z" />, text: labels.homeBars },
          { id: 'away', sample: <path css={bar} data-side="away" d="M3 2H13V14H3Z" />, text: labels.awayBars },
          ...(goals.length > 0
            ? [{ id: 'goals', sample: <path css={goalSample} d="M8 0V16" />, text: labels.goals }]
            : []),
        ]}
      />
    </figure>
  );
}

const root = css`
  margin: 0;
`;

const bar = css`
  fill: var(--side-home);
  &[data-side='away'] {
    fill: var(--side-away);
  }
`;
