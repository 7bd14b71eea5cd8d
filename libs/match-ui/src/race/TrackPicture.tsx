import { css } from '@emotion/react';
import { useId } from 'react';
import { lapLength, roadPoint, TRACK_HEIGHT, TRACK_WIDTH, trackPath } from './track-model.js';

const TREES = [
  ...[
    [112, 232],
    [130, 240],
    [232, 232],
    [345, 178],
    [362, 166],
    [378, 184],
    [352, 100],
    [372, 84],
    [396, 98],
  ],
  ...[
    [540, 320],
    [26, 300],
    [600, 324],
    [20, 60],
    [224, 118],
    [118, 130],
    [470, 66],
    [520, 60],
    [606, 96],
  ],
] as const;

const RIPPLES = [
  ...[
    [138, 99],
    [331, 42],
    [425, 37],
    [590, 323],
    [242, 164],
    [548, 40],
    [196, 46],
    [358, 130],
    [80, 327],
    [451, 324],
  ],
] as const;

/** Where arrows on the road show the direction, as parts of a lap. */
const ARROWS = [0.08, 0.24, 0.4, 0.56, 0.72, 0.88];

/** The track "Hồ Nước": a road around a lake and a mountain. Marbles are drawn over it. */
export function TrackPicture() {
  const ground = useId();
  const line = roadPoint(0);
  const road = trackPath();
  return (
    <svg css={root} viewBox={`0 0 ${TRACK_WIDTH} ${TRACK_HEIGHT}`} aria-hidden="true">
      <defs>
        <radialGradient id={ground} cx=".5" cy=".4" r=".8">
          <stop offset="0" stopColor="#d8bd8c" />
          <stop offset="1" stopColor="#a9834f" />
        </radialGradient>
      </defs>
      <path d="M0 0h640v360H0z" fill="#3a2817" />
      <rect x="8" y="8" width="624" height="344" rx="18" fill={`url(#${ground})`} stroke="#6b4a28" strokeWidth="5" />
      {RIPPLES.map(([x, y]) => (
        <path
          key={`${x}-${y}`}
          d={`M${x} ${y}q10-4 22 0`}
          stroke="#8f6c3e"
          strokeWidth="1.2"
          fill="none"
          opacity=".5"
        />
      ))}
      <ellipse cx="500" cy="226" rx="56" ry="30" fill="#8a6a3c" />
      <ellipse cx="500" cy="224" rx="52" ry="27" fill="#2a7f96" />
      <ellipse cx="490" cy="219" rx="30" ry="12" fill="#4aa3b6" opacity=".7" />
      <path d="M120 214l42-58 26 30 20-24 40 52z" fill="#8c7a5e" />
      <path d="M162 156l26 30-16 28h-30z" fill="#a5926f" />
      <path d="M155 166l7-10 8 9-7 5z" fill="#f4f1e8" />
      {TREES.map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <ellipse cx={x + 3} cy={y + 7} rx="11" ry="5" fill="#4a3218" opacity=".45" />
          <circle cx={x} cy={y} r="9.5" fill="#2c6b45" />
          <circle cx={x - 2.5} cy={y - 3} r="5.5" fill="#4d9a68" />
        </g>
      ))}
      <g fill="none">
        <path d={road} stroke="#3b2611" strokeWidth="46" opacity=".38" transform="translate(3 6)" />
        <path d={road} stroke="#a8402f" strokeWidth="44" />
        <path d={road} stroke="#f4f1e8" strokeWidth="44" strokeDasharray="11 11" />
        <path d={road} stroke="#5b4a38" strokeWidth="37" />
        <path d={road} stroke="#77644e" strokeWidth="34" />
        <path d={road} stroke="#8a7660" strokeWidth="1.2" strokeDasharray="7 9" opacity=".9" />
      </g>
      <g fill="none" stroke="#d9c7a6" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" opacity=".75">
        {ARROWS.map((part) => (
          <path key={part} d={arrowAt(part * lapLength())} />
        ))}
      </g>
      <g transform={`translate(${line.x - 6} ${line.y - 17})`}>
        <path d="M0 0h12v34H0z" fill="#f4f1e8" />
        <path
          d="M0 0h6v4.25H0zM6 4.25h6v4.25H6zM0 8.5h6v4.25H0zM6 12.75h6V17H6zM0 17h6v4.25H0zM6 21.25h6v4.25H6zM0 25.5h6v4.25H0zM6 29.75h6V34H6z"
          fill="#14181c"
        />
      </g>
    </svg>
  );
}

/** A chevron on the road, its tip ahead. */
function arrowAt(at: number): string {
  const [left, tip, right] = [roadPoint(at, -5), roadPoint(at + 6), roadPoint(at, 5)];
  return [left, tip, right]
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}

const root = css`
  display: block;
  width: 100%;
  height: 100%;
`;
