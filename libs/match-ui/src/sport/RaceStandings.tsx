import { css } from '@emotion/react';
import { Clip } from '@khandai/ui-kit';
import { type CrestView, inkOn } from '../match/Crest.js';
import { HATCHED, sideColors } from './sides.js';

export interface RunnerView {
  name: string;
  crest: CrestView;
  side: 'home' | 'away';
  place: number;
  /** "12 vòng thắng". */
  won: string;
  /** "Dẫn đầu", "+1,2 s". */
  gap: string;
  leads?: boolean | undefined;
}

/** The marbles of a race, the leader first. The square before the place is the marble's pattern in the strip of laps. */
export function RaceStandings({ label, runners }: { label: string; runners: readonly RunnerView[] }) {
  return (
    <ol css={[sideColors, root]} aria-label={label}>
      {runners.map(({ name, crest, side, place, won, gap, leads }) => (
        <li key={name} data-leads={leads || undefined}>
          <i css={mark} data-side={side} aria-hidden="true" />
          <b>{place}</b>
          <Marble {...crest} />
          <span css={nameCss}>
            <Clip title={name}>{name}</Clip>
            <small>{won}</small>
          </span>
          <span css={gapCss}>{gap}</span>
        </li>
      ))}
    </ol>
  );
}

/** A marble in its colours with its letters, as on the track. */
function Marble({ code, colors: [main, band] }: CrestView) {
  return (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true" css={marbleCss}>
      <circle cx="18" cy="18" r="17" fill={main} stroke="var(--c-crest-edge)" />
      <path d="M1.6 13.5a17 17 0 0 1 32.8 0Z" fill={band} opacity="0.35" />
      <ellipse cx="13" cy="9.500" rx="6" ry="3.500" fill="#fff" opacity="0.5" transform="rotate(-24 13 9.5)" />
      <text x="18" y="24" textAnchor="middle" fontSize="11" fontWeight="700" fill={inkOn(main)}>
        {[...code].slice(0, 2).join('')}
      </text>
    </svg>
  );
}

const root = css`
  & > li {
    display: grid;
    grid-template-columns: 6px 18px 36px minmax(0, 1fr) auto;
    gap: 0 var(--sp-3);
    align-items: center;
    min-height: 56px;
    padding: 6px var(--sp-4) 6px 0;
    border-top: 1px solid var(--c-line);
    font-size: var(--fs-14);
  }
  & > [data-leads] {
    background: var(--c-accent-tint);
  }
  & b {
    font: var(--fw-semi) var(--fs-16)/1.25rem var(--font-num);
    text-align: center;
  }
`;

const mark = css`
  align-self: stretch;
  margin: -6px 0;
  background: var(--side-home);
  &[data-side='away'] {
    background: ${HATCHED};
  }
`;

const marbleCss = css`
  display: block;
  & text {
    font-family: var(--font-num);
  }
`;

const nameCss = css`
  display: grid;
  min-width: 0;
  font-weight: var(--fw-semi);
  & > small {
    color: var(--c-muted);
    font-size: var(--fs-12);
    font-weight: var(--fw-regular);
  }
`;

const gapCss = css`
  font-family: var(--font-num);
  font-variant-numeric: tabular-nums;
  font-weight: var(--fw-medium);
`;
