import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { StateLabel } from '../match/StateLabel.js';
import { RedCards } from '../match/RedCards.js';
import type { StateView, TeamView } from '../match/view.js';
import { OriginBadge } from '@khandai/ui-kit';
import { Crest } from '../match/Crest.js';
import { useRiseCount } from './use-rise-count.js';

export interface ScoreStripProps {
  label: string;
  home: TeamView;
  away: TeamView;
  /** Kick-off, shown until there is a score; for readers who hide scores, what stands for it. */
  time?: ReactNode;
  state: StateView;
  /** Facts in one muted row (from 768 px): league, date, ground, half-time score. */
  facts?: readonly ReactNode[] | undefined;
  /** Source of the score if it is simulated; visible beside it at every width. */
  origin?: string | undefined;
}

export function ScoreStrip({ label, home, away, time, state, facts = [], origin }: ScoreStripProps) {
  const scored = home.score !== undefined && away.score !== undefined;
  const homeGoals = useRiseCount(home.score);
  const awayGoals = useRiseCount(away.score);
  return (
    <section css={root} aria-label={label}>
      <div css={strip}>
        <div css={team}>
          <Crest {...home.crest} size={32} />
          <span title={home.name}>{home.name}</span>
          {home.redCards && <Cards {...home.redCards} />}
        </div>
        <div css={middle}>
          <span css={score}>
            {scored ? (
              <>
                <Goals key={`h${homeGoals}`} score={home.score} fresh={homeGoals > 0} />
                <i>–</i>
                <Goals key={`a${awayGoals}`} score={away.score} fresh={awayGoals > 0} />
              </>
            ) : (
              time
            )}
          </span>
          <StateLabel {...state} />
        </div>
        <div css={[team, awayCss]}>
          {away.redCards && <Cards {...away.redCards} />}
          <span title={away.name}>{away.name}</span>
          <Crest {...away.crest} size={32} />
        </div>
        {(facts.length > 0 || origin) && (
          <p css={factsCss}>
            {facts.map((fact, n) => (
              <span key={n} css={fromTablets}>
                {fact}
              </span>
            ))}
            {origin && <OriginBadge>{origin}</OriginBadge>}
          </p>
        )}
      </div>
    </section>
  );
}

const Cards = (cards: NonNullable<TeamView['redCards']>) =>
  cards.count > 0 && (
    <span data-part="cards">
      <RedCards {...cards} />
    </span>
  );

/** Highlights a score that rose; a new key restarts the animation. */
function Goals({ score: goals, fresh }: { score: number | undefined; fresh: boolean }) {
  return <span css={[figure, fresh && flash]}>{goals}</span>;
}

const root = css`
  container-type: inline-size;
`;

/**
 * At a text size of 200 % a crest beside the score would lie under it, so it goes below.
 */
const LARGE_TEXT = '@container (max-width: 20rem)';

/** Width at which a name beside its crest or beside the score would have room for few letters, so that it goes below. */
const NARROW = '@container (max-width: 26rem)';

const strip = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: 0 var(--sp-3);
  align-items: center;
  padding: 8px var(--sp-3) 6px;
  @media (min-width: 768px) {
    padding: 10px var(--sp-4) var(--sp-2);
  }
  @media (min-width: 1200px) {
    padding: var(--sp-4) var(--sp-5) var(--sp-3);
  }
  /* The score is between the crests, and each name below has half of the width: a long word needs it. */
  ${NARROW} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--sp-1) var(--sp-3);
    align-items: start;
    justify-items: center;
  }
`;

const team = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-width: 0;
  font-weight: var(--fw-semi);
  line-height: 1.3;
  font-size: var(--fs-14);
  & > span {
    min-width: 0;
    overflow-wrap: break-word;
  }
  ${NARROW} {
    display: contents;
    & > * {
      grid-column: var(--side, 1);
    }
    & > svg {
      grid-row: 1;
    }
    & > span {
      grid-row: 2;
      max-width: 100%;
      text-align: center;
    }
    & > [data-part='cards'] {
      grid-row: 3;
    }
  }
  ${LARGE_TEXT} {
    & > svg {
      grid-row: 2;
    }
    & > span {
      grid-row: 3;
    }
    & > [data-part='cards'] {
      grid-row: 4;
    }
  }
  @media (min-width: 1200px) {
    font-size: var(--fs-18);
    gap: var(--sp-3);
    & > svg {
      width: 40px;
      height: 40px;
    }
  }
`;

const awayCss = css`
  justify-content: flex-end;
  text-align: right;
  ${NARROW} {
    --side: 2;
  }
`;

const middle = css`
  text-align: center;
  display: grid;
  justify-items: center;
  ${NARROW} {
    grid-area: 1 / 1 / 2 / -1;
  }
`;

const score = css`
  font: var(--fw-bold) 1.625rem/1.875rem var(--font-num);
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  & i {
    font-style: normal;
    color: var(--c-muted);
    font-weight: var(--fw-regular);
    padding: 0 6px;
  }
  @media (min-width: 1200px) {
    font-size: var(--fs-32);
    line-height: 2.375rem;
  }
`;

const figure = css`
  padding: 0 4px;
  margin: 0 -4px;
  border-radius: var(--r-1);
`;

const light = keyframes`from { background: var(--c-accent-fill); color: var(--c-on-accent); } to { background: transparent; }`;

const flash = css`
  animation: ${light} 4s var(--ease);
`;

const factsCss = css`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 var(--sp-3);
  font-size: var(--fs-12);
  color: var(--c-muted);
  padding-top: var(--sp-1);
`;

const fromTablets = css`
  @media (max-width: 767px) {
    display: none;
  }
`;
