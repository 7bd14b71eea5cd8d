import { css } from '@emotion/react';
import type { Fixture } from '@khandai/contracts';
import { Crest, LeagueGroup } from '@khandai/match-ui';
import { EmptyState, Hidden, icons, KitLink, numCss, Panel, Stack } from '@khandai/ui-kit';
import { roomPath, scoreText } from '../../domains/match';
import { HiddenPart, MatchItem, StandingsTable, tournamentPath, useTournamentWords } from '../../domains/tournament';
import type { TeamData } from './load-team';

const FORM = 5;

/** The next matches, the form, the place in the table and the last results. */
export function OverviewPart({ data, hidden }: { readonly data: TeamData; readonly hidden: boolean }) {
  const { t } = useTournamentWords();
  const { id, profile } = data;
  const { coming, last, standing, league, season, team } = profile;
  if (coming.length === 0 && last.length === 0)
    return <EmptyState framed icon={icons.calendar} title={t('empty')} text={t('emptyMatches')} />;
  const path = league ? tournamentPath(league) : undefined;
  const played = last.filter(({ homeScore }) => homeScore !== null);
  return (
    <div css={grid}>
      <Stack>
        {coming.length > 0 && <Matches title={t('coming')} list={coming} hidden={hidden} />}
        {hidden ? (
          <HiddenPart />
        ) : (
          played.length > 0 && (
            <Panel
              title={
                <>
                  {t('form')} <small css={small}>{t('lastFive')}</small>
                </>
              }
            >
              <ol css={form}>
                {played
                  .slice(0, FORM)
                  .reverse()
                  .map((fixture) => (
                    <FormMatch key={fixture.fixtureId} fixture={fixture} teamId={team.teamId} />
                  ))}
              </ol>
            </Panel>
          )
        )}
        {last.length > 0 && <Matches title={t('last')} list={last} hidden={hidden} />}
      </Stack>
      {standing && !hidden && (
        <Panel title={standing.group === '' ? t('table') : t('group', { group: standing.group })}>
          <StandingsTable
            short
            caption={t('caption', { name: `${league?.name ?? ''} ${season}` })}
            rows={standing.rows}
            marked={id}
          />
          {path !== undefined && (
            <p css={more}>
              <KitLink href={path}>{t('toTable')}</KitLink>
            </p>
          )}
        </Panel>
      )}
    </div>
  );
}

function Matches({ title, list, hidden }: { title: string; list: readonly Fixture[]; hidden: boolean }) {
  return (
    <LeagueGroup name={title} level={2}>
      {list.map((fixture) => (
        <MatchItem key={fixture.fixtureId} fixture={fixture} hidden={hidden} withLeague />
      ))}
    </LeagueGroup>
  );
}

function FormMatch({ fixture, teamId }: { readonly fixture: Fixture; readonly teamId: string }) {
  const { t } = useTournamentWords();
  const isHome = fixture.home.teamId === teamId;
  const opponent = isHome ? fixture.away : fixture.home;
  const margin = ((fixture.homeScore ?? 0) - (fixture.awayScore ?? 0)) * (isHome ? 1 : -1);
  const outcome = margin > 0 ? 'win' : margin < 0 ? 'loss' : 'draw';
  return (
    <li>
      <KitLink href={roomPath(fixture)} css={one}>
        <span css={score} data-outcome={outcome}>
          <Hidden>{t(`outcome.${outcome}`)} </Hidden>
          {scoreText(fixture)}
        </span>
        <Crest code={opponent.code} colors={opponent.colors} size={24} />
        <span css={name}>{opponent.shortName}</span>
        <span css={place}>{t(isHome ? 'home' : 'away')}</span>
      </KitLink>
    </li>
  );
}

const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
  }
`;

const small = css`
  font-size: var(--fs-12);
  font-weight: var(--fw-regular, 400);
  color: var(--c-muted);
`;

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

const more = css`
  display: grid;
  place-items: center;
  min-height: 44px;
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-13);
  & a {
    padding: var(--sp-2) var(--sp-3);
    color: var(--c-accent);
    font-weight: var(--fw-medium);
  }
`;
