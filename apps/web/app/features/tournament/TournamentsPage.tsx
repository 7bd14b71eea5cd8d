import { css } from '@emotion/react';
import { SportType, type TournamentSummary } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { ChipNav, clipCss, EmptyState, icons, KitLink, LiveCount, PageFrame, Panel, Stack } from '@khandai/ui-kit';
import { useNavigate, useSearchParams } from 'react-router';
import { leagueCrest } from '../../domains/match';
import {
  pageTitle,
  QUERY,
  roundName,
  SearchForm,
  tournamentPath,
  TOURNAMENTS,
  useTournamentWords,
} from '../../domains/tournament';
import { folded } from '../../i18n/folded';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import type { TournamentListData } from './load-tournament';

const FILTER = 'loc';
const PLAYING = 'dang-da';

/** All tournaments: the popular ones, other football, and other sports. */
export function TournamentsPage({ data }: { readonly data: TournamentListData }) {
  const { t } = useTournamentWords();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const text = search.get(QUERY) ?? '';
  const isPlaying = search.get(FILTER) === PLAYING;
  const all = data.list.ok ? data.list.value : [];
  const shown = all.filter(
    ({ league, live }) => (!isPlaying || live > 0) && folded(league.name).includes(folded(text.trim())),
  );
  const isFootball = ({ sportType }: TournamentSummary) => sportType === SportType.football;
  const isPopular = ({ league }: TournamentSummary) => league.position !== undefined;
  const groups = [
    { title: t('popular'), list: shown.filter((one) => isFootball(one) && isPopular(one)) },
    { title: t('others'), list: shown.filter((one) => isFootball(one) && !isPopular(one)) },
    { title: t('otherSports'), list: shown.filter((one) => !isFootball(one)) },
  ].filter(({ list }) => list.length > 0);
  const playing = all.filter(({ live }) => live > 0).length;
  return (
    <PageFrame>
      <Stack>
        <header css={head}>
          <h1 css={pageTitle}>{t('tournaments')}</h1>
          <SearchForm label={t('searchTournament')} value={text} />
        </header>
        <ChipNav
          label={t('filter')}
          items={[
            { href: TOURNAMENTS, label: t('everything'), current: !isPlaying, count: String(all.length) },
            {
              href: `${TOURNAMENTS}?${FILTER}=${PLAYING}`,
              label: t('playing'),
              current: isPlaying,
              count: String(playing),
            },
          ]}
        />
        {!data.list.ok ? (
          <RetryPanel
            title={t('failed')}
            text={t('failedText')}
            onRetry={() => {
              void navigate(`?${search.toString()}`, { replace: true });
            }}
          />
        ) : groups.length === 0 ? (
          <EmptyState framed icon={icons.trophy} title={t('empty')} text={t('emptySearch')} />
        ) : (
          <div css={grid}>
            {groups.map(({ title, list }) => (
              <Panel key={title} title={title}>
                <ul>
                  {list.map((one) => (
                    <Row key={one.league.leagueId} summary={one} />
                  ))}
                </ul>
              </Panel>
            ))}
          </div>
        )}
      </Stack>
    </PageFrame>
  );
}

function Row({ summary: { league, season, round, live } }: { readonly summary: TournamentSummary }) {
  const { t } = useTournamentWords();
  return (
    <li css={row}>
      <Crest {...leagueCrest(league)} size={28} />
      <span css={words}>
        <KitLink href={tournamentPath(league) ?? TOURNAMENTS} css={[clipCss, name]}>
          {league.name}
        </KitLink>
        <span css={[clipCss, note]}>
          {[season && t('season', { season }), roundName(t, round)].filter(Boolean).join(' · ')}
        </span>
      </span>
      {live > 0 && <LiveCount count={live} after={t('playingAfter')} />}
    </li>
  );
}

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-4);
`;

const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  @media (min-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

const row = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 56px;
  padding: 0 var(--sp-3);
  border-top: 1px solid var(--c-line);
  &:hover {
    background: var(--c-hover);
  }
`;

const words = css`
  display: grid;
  flex: 1;
  min-width: 0;
`;

const name = css`
  font-size: var(--fs-14);
  font-weight: var(--fw-medium);
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
`;
