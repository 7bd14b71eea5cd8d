import { css } from '@emotion/react';
import { useId } from 'react';
import { sideColors } from '../sport/sides.js';
import { ChartLegend } from './ChartLegend.js';

export type ShotMark = 'goal' | 'onTarget' | 'offTarget' | 'blocked';

export interface ShotView {
  readonly id: string;
  readonly side: 'home' | 'away';
  readonly mark: ShotMark;
  /** Percent of the pitch's length that lies behind the shot, 100 on the goal line it goes to. */
  readonly x: number;
  /** Percent of the pitch's width, from the left of the side that shoots. */
  readonly y: number;
  /** Expected goals, which make the sign larger; null if unknown. */
  readonly expected: number | null;
  /** In words: minute, player, outcome. */
  readonly label: string;
}

export interface ShotMapProps {
  summary: string;
  shots: readonly ShotView[];
  labels: Readonly<Record<ShotMark | 'home' | 'away', string>>;
}

/** Metres. */
const WIDTH = 68;
const LENGTH = 105;
/** Shots from the own half are drawn on the halfway line. */
const HALF = LENGTH / 2;
const SMALLEST = 1.1;

/** Shots of both sides on the half they attack, the goal above: home are circles, away are diamonds. */
export function ShotMap({ summary, shots, labels }: ShotMapProps) {
  const title = useId();
  // Goals last, so that they lie on top.
  const sorted = [...shots].sort((a, b) => Number(a.mark === 'goal') - Number(b.mark === 'goal'));
  return (
    <figure css={[sideColors, root]}>
      <svg css={map} viewBox={`-1 -3 ${WIDTH + 2} ${HALF + 4}`} role="img" aria-labelledby={title}>
        <title id={title}>{summary}</title>
        <g css={lines}>
          <path d={`M0 0H${WIDTH}V${HALF}H0Z`} data-part="grass" />
          <path d="M13.85 0V16.5H54.15V0M24.85 0V5.5H43.15V0M26.7 16.5A9.15 9.15 0 0 0 41.3 16.5" />
          <path d={`M24.85 ${HALF}A9.15 9.15 0 0 1 43.15 ${HALF}`} />
          <path data-part="goal" d="M30.34 0V-2H37.66V0" />
        </g>
        {sorted.map((shot) => (
          <Shot key={shot.id} {...shot} />
        ))}
      </svg>
      <ChartLegend
        items={[
          {
            id: 'home',
            sample: <path css={sign} data-side="home" data-mark="onTarget" d={circle(8, 8, 5)} />,
            text: labels.home,
          },
          {
            id: 'away',
            sample: <path css={sign} data-side="away" data-mark="onTarget" d={diamond(8, 8, 6)} />,
            text: labels.away,
          },
          ...(['goal', 'onTarget', 'offTarget', 'blocked'] as const).map((mark) => ({
            id: mark,
            sample: (
              <>
                <path css={[sign, neutral]} data-mark={mark} d={circle(8, 8, 5)} />
                {mark === 'goal' && <path css={[ring, neutral]} d={circle(8, 8, 7.4)} />}
              </>
            ),
            text: labels[mark],
          })),
        ]}
      />
    </figure>
  );
}

function Shot({ side, mark, x, y, expected, label }: ShotView) {
  const across = (y / 100) * WIDTH;
  const down = Math.min(HALF, Math.max(0, ((100 - x) / 100) * LENGTH));
  const size = SMALLEST + Math.sqrt(Math.min(1, expected ?? 0.08)) * 2.2;
  const shape = side === 'home' ? circle : (a: number, b: number, c: number) => diamond(a, b, c * 1.25);
  return (
    <g>
      <title>{label}</title>
      <path css={sign} data-side={side} data-mark={mark} d={shape(across, down, size)} />
      {mark === 'goal' && <path css={ring} data-side={side} d={shape(across, down, size + 0.9)} />}
    </g>
  );
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const diamond = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;

const root = css`
  margin: 0;
  padding: 0 var(--sp-3);
`;

const map = css`
  display: block;
  width: 100%;
  max-width: 560px;
  height: auto;
  margin: 0 auto;
`;

const lines = css`
  fill: none;
  stroke: var(--c-line-strong);
  stroke-width: 0.35;
  & > [data-part='grass'] {
    fill: var(--c-sunken);
  }
  & > [data-part='goal'] {
    stroke: var(--c-control);
    stroke-width: 0.6;
  }
`;

const sign = css`
  --side: var(--side-home);
  fill: var(--side);
  stroke: var(--side);
  stroke-width: 1.5;
  vector-effect: non-scaling-stroke;
  &[data-side='away'] {
    --side: var(--side-away);
  }
  &[data-mark='onTarget'] {
    fill: color-mix(in srgb, var(--side) 45%, var(--c-surface));
  }
  &[data-mark='offTarget'] {
    fill: var(--c-surface);
  }
  &[data-mark='blocked'] {
    fill: var(--c-surface);
    stroke-dasharray: 2 2;
  }
`;

const ring = css`
  --side: var(--side-home);
  fill: none;
  stroke: var(--side);
  stroke-width: 1;
  vector-effect: non-scaling-stroke;
  &[data-side='away'] {
    --side: var(--side-away);
  }
`;

const neutral = css`
  --side: var(--c-text-2);
`;
