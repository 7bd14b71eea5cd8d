import { css, keyframes } from '@emotion/react';
import type { Team } from '@khandai/contracts';
import { LENGTH, type PitchMark, WIDTH } from './pitch-marks';

export interface PitchProps {
  /** Says that it is a drawing, and what it shows. */
  readonly label: string;
  readonly home: Pick<Team, 'colors'>;
  readonly away: Pick<Team, 'colors'>;
  readonly marks: readonly (PitchMark & { readonly minute: string; readonly isNew: boolean })[];
}

/** The pitch with the signs of what happened so far. One picture for screen readers: the list beside it has the words. */
export function Pitch({ label, home, away, marks }: PitchProps) {
  return (
    <svg css={pitch} viewBox={`0 0 ${LENGTH} ${WIDTH}`} role="img" aria-label={label}>
      <rect css={grass} width={LENGTH} height={WIDTH} />
      {stripes.map((x) => (
        <rect key={x} css={stripe} x={x} width={LENGTH / STRIPES} height={WIDTH} />
      ))}
      <Lines />
      {marks.map(({ id, kind, home: isHome, x, y, minute, isNew }) => (
        <g key={id} transform={`translate(${x} ${y})`} data-mark={kind}>
          {isNew && <circle css={ring} r="5" />}
          <Sign kind={kind} color={(isHome ? home : away).colors[0]} />
          <text css={minuteCss} y="5.8">
            {minute}′
          </text>
        </g>
      ))}
    </svg>
  );
}

function Sign({ kind, color }: { kind: PitchMark['kind']; color: string }) {
  switch (kind) {
    case 'goal':
      return (
        <>
          <circle css={edge} r="2.6" fill={color} />
          <circle r="1.1" fill="#fff" />
        </>
      );
    case 'missed':
      return (
        <>
          <circle css={edge} r="2.6" fill="none" />
          <path css={edge} d="M-1.2-1.2 1.2 1.2M-1.2 1.2 1.2-1.2" />
        </>
      );
    case 'var':
      return (
        <>
          <rect css={[edge, screen]} x="-3.4" y="-2.4" width="6.8" height="4.4" rx=".6" />
          <text css={screenText} y=".75">
            VAR
          </text>
        </>
      );
    case 'swap':
      return (
        <>
          <circle css={edge} r="2" fill={color} />
          <path css={arrow} d="M-3.2 1.3v-2.6l-.7.9m.7-.9.7.9" stroke="#7dffb0" />
          <path css={arrow} d="M3.2-1.3v2.6l-.7-.9m.7.9.7-.9" stroke="#ffb4a8" />
        </>
      );
    case 'second-yellow':
      return (
        <>
          <rect css={yellow} x="-2.4" y="-2.2" width="2.8" height="4" rx=".4" />
          <rect css={red} x="-.6" y="-1.6" width="2.8" height="4" rx=".4" />
        </>
      );
    case 'yellow':
    case 'red':
      return <rect css={kind === 'red' ? red : yellow} x="-1.5" y="-2.2" width="3" height="4.4" rx=".4" />;
    default:
      return <circle css={edge} r="1.6" fill={color} />;
  }
}

const Lines = () => (
  <g css={lines}>
    <rect x=".4" y=".4" width="104.2" height="67.2" />
    <path d="M52.5.4v67.2M16.5 26.7a9.15 9.15 0 0 1 0 14.6M88.5 26.7a9.15 9.15 0 0 0 0 14.6" />
    <circle cx="52.5" cy="34" r="9.15" />
    <rect x=".4" y="13.85" width="16.1" height="40.3" />
    <rect x=".4" y="24.85" width="5.1" height="18.3" />
    <rect x="88.5" y="13.85" width="16.1" height="40.3" />
    <rect x="99.5" y="24.85" width="5.1" height="18.3" />
  </g>
);

const STRIPES = 12;
const stripes = Array.from({ length: STRIPES / 2 }, (_, n) => ((2 * n + 1) * LENGTH) / STRIPES);

const pitch = css`
  display: block;
  width: 100%;
  border-radius: var(--r-2);
`;

const grass = css`
  fill: #17693f;
`;

const stripe = css`
  fill: #145f39;
`;

const lines = css`
  fill: none;
  stroke: rgb(255 255 255 / 0.45);
  stroke-width: 0.35;
`;

const edge = css`
  stroke: #fff;
  stroke-width: 0.5;
`;

const screen = css`
  fill: #05090c;
`;

const screenText = css`
  fill: #fff;
  font: var(--fw-bold) 2.7px / 1 var(--font-num);
  text-anchor: middle;
`;

const arrow = css`
  fill: none;
  stroke-width: 0.6;
`;

const yellow = css`
  fill: var(--c-card-yellow);
  stroke: #05090c;
  stroke-width: 0.2;
`;

const red = css`
  fill: var(--c-card-red);
  stroke: #fff;
  stroke-width: 0.3;
`;

const minuteCss = css`
  fill: #fff;
  stroke: #0a3a21;
  stroke-width: 0.7;
  paint-order: stroke;
  font: var(--fw-semi) 3.3px / 1 var(--font-num);
  text-anchor: middle;
`;

const grow = keyframes`
  from { transform: scale(0.4); opacity: 0; }
`;

const ring = css`
  fill: rgb(255 255 255 / 0.22);
  stroke: #fff;
  stroke-width: 0.4;
  @media (prefers-reduced-motion: no-preference) {
    animation: ${grow} 0.3s ease-out;
  }
`;
