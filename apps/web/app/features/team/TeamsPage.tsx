import { css } from '@emotion/react';
import type { Team, TeamOfLeague } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { ChipNav, clipCss, EmptyState, icons, KitLink, PageFrame, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useNavigate, useSearchParams } from 'react-router';
import {
  FormPills,
  pageTitle,
  SearchForm,
  teamPath,
  TEAMS,
  tournamentPath,
  useHiddenChoice,
  useTournamentWords,
} from '../../domains/tournament';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import type { TeamListData } from './load-team';
import { LEAGUE } from './team-parts';

/** Teams of a league, or those that a search finds. */
export const TeamsPage = observer(function TeamsPage({ data }: { readonly data: TeamListData }) {
  const { t } = useTournamentWords();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const hidden = useHiddenChoice(data.choice);
  const { leagues, league, teams, hits, text } = data;
  const found = hits?.ok ? hits.value.flatMap(({ team }) => team ?? []) : [];
  const list = teams?.ok
    ? teams.value
    : found.map((team): TeamOfLeague => ({ team, rank: null, points: null, form: [] }));
  const table = league && tournamentPath(league.league);
  return (
    <PageFrame>
      <Stack>
        <header css={head}>
          <h1 css={pageTitle}>{t('teams')}</h1>
          <SearchForm label={t('searchTeam')} value={text} />
        </header>
        {leagues.length > 0 && (
          <ChipNav
            label={t('tournaments')}
            items={leagues.map((one) => ({
              href: `${TEAMS}?${LEAGUE}=${one.league.pageId ?? ''}`,
              label: one.league.name,
              current: one === league,
            }))}
          />
        )}
        <div css={head}>
          <h2 css={subtitle}>{league ? league.league.name : text === '' ? '' : t('searchFor', { text })}</h2>
          {table !== undefined && (
            <KitLink href={table} css={more}>
              {t('toTable')}
            </KitLink>
          )}
        </div>
        {teams?.ok === false || hits?.ok === false ? (
          <RetryPanel
            title={t('failed')}
            text={t('failedText')}
            onRetry={() => {
              void navigate(`?${search.toString()}`, { replace: true });
            }}
          />
        ) : list.length === 0 ? (
          <EmptyState
            framed
            icon={icons.shield}
            title={t('empty')}
            text={t(text === '' ? 'emptyMatches' : 'emptySearch')}
          />
        ) : (
          <ul css={grid}>
            {list.map((one) => (
              <TeamCard key={one.team.teamId} {...one} hidden={hidden} />
            ))}
          </ul>
        )}
      </Stack>
    </PageFrame>
  );
});

function TeamCard({ team, rank, points, form, hidden }: TeamOfLeague & { readonly hidden: boolean }) {
  const { t } = useTournamentWords();
  const place =
    points === null || hidden ? '' : rank === null ? t('pointCount', { points }) : t('placed', { rank, points });
  return (
    <li css={card}>
      <Crest code={team.code} colors={team.colors} size={36} />
      <span css={words}>
        <Name team={team} />
        <span css={note}>{place}</span>
        {!hidden && form.length > 0 && <FormPills form={form} />}
      </span>
    </li>
  );
}

function Name({ team }: { readonly team: Team }) {
  const path = teamPath(team);
  return path === undefined ? (
    <span css={[clipCss, name]}>{team.name}</span>
  ) : (
    <KitLink href={path} css={[clipCss, name]} title={team.name}>
      {team.name}
    </KitLink>
  );
}

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-4);
`;

const subtitle = css`
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: var(--fs-16);
  &:empty {
    display: none;
  }
`;

const more = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  color: var(--c-accent);
`;

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: var(--sp-2);
`;

const card = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 80px;
  padding: var(--sp-2) var(--sp-3);
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  &:hover {
    background: var(--c-hover);
  }
`;

const words = css`
  display: grid;
  justify-items: start;
  gap: 2px;
  flex: 1;
  min-width: 0;
`;

const name = css`
  max-width: 100%;
  font-size: var(--fs-14);
  font-weight: var(--fw-semi);
  color: var(--c-text);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const note = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
  &:empty {
    display: none;
  }
`;
