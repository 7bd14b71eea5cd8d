import { css } from '@emotion/react';
import { Crest } from '../match/Crest.js';
import { Hidden, clipCss } from '@khandai/ui-kit';
import type { LineUpLabels, LineUpPlayerView, TeamLineUpView } from './line-up-view.js';
import { PlayerMarks } from './PlayerMarks.js';

export interface LineUpListProps {
  team: TeamLineUpView;
  labels: LineUpLabels;
  /** Set it where no pitch shows the starting eleven. */
  withStarting: boolean;
}

/** One team as text: starting eleven, bench, coach. */
export function LineUpList({ team, labels, withStarting }: LineUpListProps) {
  const starting = team.rows.flat();
  return (
    <section css={root} aria-label={team.name}>
      <h2 css={head}>
        <Crest {...team.crest} size={20} />
        <span css={clipCss}>{team.name}</span>
        {team.formation && <span css={formation}>{team.formation}</span>}
      </h2>
      {withStarting && <Players title={labels.starting} players={starting} captainMark={labels.captainMark} />}
      {team.bench.length > 0 && <Players title={labels.bench} players={team.bench} captainMark={labels.captainMark} />}
      {team.coach && (
        <p css={coach}>
          <span>{labels.coach}</span>
          {team.coach}
        </p>
      )}
    </section>
  );
}

function Players({
  title,
  players,
  captainMark,
}: {
  title: string;
  players: readonly LineUpPlayerView[];
  captainMark: string;
}) {
  return (
    <>
      <h3 css={subhead}>{title}</h3>
      <ul>
        {players.map((player) => (
          <li key={player.id} css={playerCss}>
            <span css={number}>{player.number}</span>
            <span css={nameCss}>
              {player.name}
              {player.captain && (
                <>
                  <b aria-hidden="true">{captainMark}</b>
                  <Hidden>, {player.captain}</Hidden>
                </>
              )}
            </span>
            <PlayerMarks marks={player.marks} withText />
          </li>
        ))}
      </ul>
    </>
  );
}

const root = css`
  min-width: 0;
  font-size: var(--fs-13);
`;

const head = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 36px;
  font-size: var(--fs-14);
  font-weight: var(--fw-semi);
`;

const formation = css`
  flex: none;
  font: var(--fw-medium) var(--fs-13)/1.25rem var(--font-num);
  color: var(--c-muted);
`;

const subhead = css`
  padding: var(--sp-2) 0 2px;
  font-size: var(--fs-12);
  font-weight: var(--fw-medium);
  color: var(--c-muted);
`;

const playerCss = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--sp-2);
  min-height: 32px;
  min-width: 0;
`;

const number = css`
  flex: none;
  width: 22px;
  text-align: right;
  font: var(--fw-regular) var(--fs-13)/1.25rem var(--font-num);
  font-variant-numeric: tabular-nums;
  color: var(--c-muted);
`;

/* As wide as its longest word: marks without room beside it go below. */
const nameCss = css`
  min-width: min-content;
  max-width: calc(100% - 22px - var(--sp-2));
  overflow-wrap: break-word;
  & > b {
    margin-left: 6px;
    padding: 0 4px;
    border-radius: 3px;
    background: var(--c-fill);
    font-size: 11px;
  }
`;

const coach = css`
  display: flex;
  gap: var(--sp-2);
  padding: var(--sp-2) 0;
  & > span {
    color: var(--c-muted);
  }
`;
