import { css } from '@emotion/react';
import { inkOn } from '../match/Crest.js';
import { Hidden } from '@khandai/ui-kit';
import { type Kit, kitsOf } from './kits.js';
import type { LineUpLabels, LineUpPlayerView, TeamLineUpView } from './line-up-view.js';
import { half, line, marksCss, nameCss, pitch, playerCss, row, shirt, captainCss } from './line-up-pitch.styles.js';
import { PlayerMarks } from './PlayerMarks.js';

export interface LineUpPitchProps {
  home: TeamLineUpView;
  away: TeamLineUpView;
  labels: Pick<LineUpLabels, 'captainMark'> & { starting: (team: string) => string };
}

/**
 * Both starting elevens in formation: the home team at the top (from 640 px at the left), the away team opposite. Each
 * half is a list of players, so that screen readers read it in a natural order.
 */
export function LineUpPitch({ home, away, labels }: LineUpPitchProps) {
  const kits = kitsOf(home.crest.colors, away.crest.colors);
  return (
    <div css={frame}>
      <div css={pitch}>
        <PitchLines />
        {([0, 1] as const).map((side) => {
          const team = side === 0 ? home : away;
          return (
            <ol key={side} css={half} data-side={side === 0 ? 'home' : 'away'} aria-label={labels.starting(team.name)}>
              {team.rows.map((players, at) => (
                <li key={at} css={row}>
                  <ol>
                    {players.map((player) => (
                      <PitchPlayer key={player.id} player={player} kit={kits[side]} captainMark={labels.captainMark} />
                    ))}
                  </ol>
                </li>
              ))}
            </ol>
          );
        })}
      </div>
    </div>
  );
}

interface PitchPlayerProps {
  player: LineUpPlayerView;
  kit: Kit;
  captainMark: string;
}

function PitchPlayer({ player, kit: [shirtColor, edge], captainMark }: PitchPlayerProps) {
  return (
    <li css={playerCss} title={player.name}>
      <span css={shirt} style={{ background: shirtColor, borderColor: edge, color: inkOn(shirtColor) }}>
        {player.number}
        {player.captain && (
          <span css={captainCss} aria-hidden="true">
            {captainMark}
          </span>
        )}
      </span>
      <span css={nameCss}>
        <span aria-hidden="true">{player.shortName}</span>
        <Hidden>
          {player.name}
          {player.captain && `, ${player.captain}`}
        </Hidden>
      </span>
      <span css={marksCss}>
        <PlayerMarks marks={player.marks} />
      </span>
    </li>
  );
}

const LINES = [
  'M1 1h66v103H1zM1 52.5h66',
  'M13.8 1v16.5h40.4V1M13.8 104V87.500h40.4V104',
  'M24.8 1v5.500h18.4V1M24.8 104v-5.500h18.4V104',
  'M26.7 17.500a9.150 9.150 0 0 0 14.6 0M26.7 87.500a9.150 9.150 0 0 1 14.6 0',
].join('');

/** Lines of a pitch of 68 by 105 metres, vertical or horizontal. */
function PitchLines() {
  return (
    <>
      {(['upright', 'lying'] as const).map((way) => (
        <svg
          key={way}
          css={line}
          data-way={way}
          viewBox={way === 'upright' ? '0 0 68 105' : '0 0 105 68'}
          aria-hidden="true"
        >
          <g
            fill="none"
            stroke="rgb(255 255 255 / 0.38)"
            strokeWidth="0.35"
            {...(way === 'lying' ? { transform: 'matrix(0 1 1 0 0 0)' } : {})}
          >
            <path d={LINES} />
            <circle cx="34" cy="52.5" r="9.15" />
          </g>
        </svg>
      ))}
    </>
  );
}

const frame = css`
  container-type: inline-size;
`;
