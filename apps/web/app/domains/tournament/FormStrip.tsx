import { css } from '@emotion/react';
import type { Fixture, Outcome } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { Hidden, KitLink, numCss } from '@khandai/ui-kit';
import { roomPath, scoreOf, scoreText } from '../match';
import { useTournamentWords } from './use-tournament-words';

export interface FormStripProps {
  /** Matches of the team that are over, the newest first; five at most. */
  readonly matches: readonly Fixture[];
  readonly teamId: string;
}

/** Score and opponent of a team's last matches, the newest at the right. */
export function FormStrip({ matches, teamId }: FormStripProps) {
  return (
    <ol css={form}>
      {[...matches].reverse().map((fixture) => (
        <FormMatch key={fixture.fixtureId} fixture={fixture} teamId={teamId} />
      ))}
    </ol>
  );
}

function FormMatch({ fixture, teamId }: { readonly fixture: Fixture; readonly teamId: string }) {
  const { t } = useTournamentWords();
  const isHome = fixture.home.teamId === teamId;
  const opponent = isHome ? fixture.away : fixture.home;
  const outcome = outcomeOf(fixture, isHome);
  return (
    <li>
      <KitLink href={roomPath(fixture)} css={one}>
        <span css={score} data-outcome={outcome}>
          <Hidden>{t(`outcome.${outcome}`)} </Hidden>
          {scoreText(fixture)}
        </span>
        <Crest code={opponent.code} colors={opponent.colors} size={24} />
        <span css={name} title={opponent.name}>
          {opponent.shortName}
        </span>
        <span css={place}>{t(isHome ? 'home' : 'away')}</span>
      </KitLink>
    </li>
  );
}

/** After extra time, as the score is shown. A shoot-out does not change a draw. */
function outcomeOf(fixture: Fixture, isHome: boolean): Outcome {
  const [home, away] = scoreOf(fixture) ?? [0, 0];
  if (home === away) return 'draw';
  return home > away === isHome ? 'win' : 'loss';
}

const form = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  padding: var(--sp-2) var(--sp-1) var(--sp-3);
`;

const one = css`
  display: grid;
  justify-items: center;
  gap: 4px;
  padding: var(--sp-1) 2px;
  color: var(--c-text);
  font-size: var(--fs-12);
`;

const score = css`
  ${numCss};
  position: relative;
  padding: 2px 8px;
  border-radius: 4px;
  background: var(--c-sunken);
  font-size: var(--fs-13);
  font-weight: var(--fw-semi);
  white-space: nowrap;
  &[data-outcome='win'] {
    background: var(--c-accent-tint);
    color: var(--c-accent);
  }
  &[data-outcome='loss'] {
    background: var(--c-down-tint);
    color: var(--c-down);
  }
`;

const name = css`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: var(--fw-medium);
`;

const place = css`
  color: var(--c-muted);
`;
