import { css } from '@emotion/react';
import { type Fixture, RawStatus } from '@khandai/contracts';
import { LeagueGroup } from '@khandai/match-ui';
import { EmptyState, icons, KitLink, Panel, Stack } from '@khandai/ui-kit';
import {
  FormStrip,
  groupName,
  HiddenPart,
  MatchItem,
  StandingsTable,
  TableTime,
  tournamentPath,
  useTournamentWords,
} from '../../domains/tournament';
import type { TeamData } from './load-team';

const FORM = 5;

/** The next matches, the form, the place in the table and the last results. */
export function OverviewPart({ data, hidden }: { readonly data: TeamData; readonly hidden: boolean }) {
  const { t } = useTournamentWords();
  const { id, profile } = data;
  const { coming, last, standing, league, season, team } = profile;
  if (coming.length === 0 && last.length === 0)
    return <EmptyState framed icon={icons.calendar} title={t('empty')} text={t('emptyMatches')} />;
  const path = league ? tournamentPath(league, season) : undefined;
  // An abandoned match may have a score, and counts for nothing.
  const played = last.filter(({ status, homeScore }) => status === RawStatus.finished && homeScore !== null);
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
              <FormStrip matches={played.slice(0, FORM)} teamId={team.teamId} />
            </Panel>
          )
        )}
        {last.length > 0 && <Matches title={t('last')} list={last} hidden={hidden} />}
      </Stack>
      {standing && !hidden && (
        <Panel title={standing.group === '' ? t('table') : groupName(t, standing.group)}>
          <StandingsTable
            short
            caption={t('caption', { name: `${league?.name ?? ''} ${season}` })}
            rows={standing.rows}
            marked={[id]}
          />
          {standing.takenAt !== null && (
            <p css={tableNote}>
              <TableTime at={standing.takenAt} />
            </p>
          )}
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

const tableNote = css`
  padding: var(--sp-2) var(--sp-3);
  font-size: var(--fs-12);
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
