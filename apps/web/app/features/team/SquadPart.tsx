import { css } from '@emotion/react';
import type { Squad, SquadPlayer } from '@khandai/contracts';
import { EmptyState, Hidden, icons, numCss, Panel } from '@khandai/ui-kit';
import { useTournamentWords } from '../../domains/tournament';

/** Players by the line-ups that were announced, or else those whom the team has registered. */
export function SquadPart({ squad, hidden }: { readonly squad: Squad; readonly hidden: boolean }) {
  const { t } = useTournamentWords();
  const { list, matches } = squad;
  const played = matches > 0;
  if (list.length === 0) return <EmptyState framed icon={icons.users} title={t('empty')} text={t('emptySquad')} />;
  const groups = [
    { title: t('keepers'), players: list.filter(({ keeper }) => keeper) },
    { title: t('outfield'), players: list.filter(({ keeper }) => !keeper) },
  ].filter(({ players }) => players.length > 0);
  return (
    <Panel title={t('squad')}>
      <p css={note}>{played ? t('squadText', { number: matches }) : t('squadRegistered')}</p>
      <table css={table}>
        <caption>
          <Hidden>{t('squad')}</Hidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">#</span>
              <Hidden>{t('shirt')}</Hidden>
            </th>
            <th scope="col" css={left}>
              {t('player')}
            </th>
            {played && <th scope="col">{t('matches')}</th>}
            {played && <th scope="col">{t('starts')}</th>}
            {!hidden && <th scope="col">{t('goalCount')}</th>}
          </tr>
        </thead>
        {groups.map(({ title, players }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={2 + (played ? 2 : 0) + (hidden ? 0 : 1)} css={group}>
                {title} {players.length}
              </th>
            </tr>
            {players.map((player) => (
              <Player key={player.name} {...{ player, played, hidden }} />
            ))}
          </tbody>
        ))}
      </table>
    </Panel>
  );
}

interface PlayerProps {
  readonly player: SquadPlayer;
  readonly played: boolean;
  readonly hidden: boolean;
}

function Player({ player, played, hidden }: PlayerProps) {
  const { t } = useTournamentWords();
  return (
    <tr>
      <td css={muted}>{player.number}</td>
      <th scope="row" css={left}>
        {player.name}
        {player.captain && <small css={muted}> · {t('captain')}</small>}
      </th>
      {played && <td>{player.matches}</td>}
      {played && <td>{player.starts}</td>}
      {!hidden && <td>{player.goals === 0 ? '–' : player.goals}</td>}
    </tr>
  );
}

const note = css`
  padding: 0 var(--sp-3) var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const table = css`
  ${numCss};
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-13);
  & th,
  & td {
    height: 44px;
    padding: 0 var(--sp-2);
    text-align: center;
    border-top: 1px solid var(--c-line);
  }
  & thead th {
    height: 36px;
    font-size: var(--fs-12);
    font-weight: var(--fw-medium);
    color: var(--c-muted);
  }
`;

const left = css`
  && {
    width: 99%;
    text-align: left;
    font-weight: var(--fw-medium);
  }
`;

const group = css`
  && {
    height: 32px;
    text-align: left;
    background: var(--c-sunken);
    font-size: var(--fs-12);
  }
`;

const muted = css`
  color: var(--c-muted);
`;
