import { css } from '@emotion/react';
import type { StandingRow, Standings } from '@khandai/contracts';
import { EmptyState, hiddenCss, icons, Panel, Segmented, Stack } from '@khandai/ui-kit';
import { groupName, HiddenPart, StandingsTable, TableTime, useTournamentWords } from '../../domains/tournament';
import { withDecimalSign } from '../../i18n/decimal-sign';
import { useI18n } from '../../i18n/use-translation';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { RoundBox } from './RoundPart';
import { ScorerList } from './ScorersPart';
import type { PartProps } from './TournamentPage';
import { VIEW, type ViewKey, views } from './tournament-parts';

/** Rules that compare level teams by their own matches first. */
const headToHeadFirst = new Set([
  ...['laLiga', 'serieA', 'vLeague', 'primeiraLiga', 'superLig', 'indonesianLeague'],
  ...['chineseSuperLeague', 'saudiProLeague', 'worldCup', 'euro', 'clubWorldCup'],
  ...['serieAUntil2021', 'segunda', 'serieB', 'greekSuperLeague', 'greekSuperLeagueUntil2023', 'ekstraklasa'],
  ...['austrianBundesliga', 'czechLeague', 'croatianLeague', 'ukrainianPremierLeague', 'russianPremierLeague'],
  ...['egyptianPremierLeague', 'algerianLigue1'],
  ...['romanianSuperLiga', 'uefaGroups', 'uefaGroupsUntil2020', 'uefaGroupsWithPlayOff', 'euroUntil2012'],
]);
const winsFirst = new Set([
  ...['brasileirao', 'mls', 'belgianProLeague', 'belgianProLeagueUntil2019', 'nemzetiBajnoksag', 'aLeague2023'],
]);

function rulesKey(rules: string) {
  if (rules === 'unknown') return 'rulesUnknown';
  if (winsFirst.has(rules)) return 'rulesWins';
  return headToHeadFirst.has(rules) ? 'rulesHeadToHead' : 'rulesGoals';
}

/** The table, or those of the groups, beside the round and the figures of the season. */
export function TablePart(props: PartProps) {
  const { data, hidden } = props;
  const { scorers, standings } = data;
  // Figures of a part of a season would be read as those of the season.
  const isWhole = !standings?.ok || standings.value.source === 'own';
  return (
    <div css={grid}>
      <Stack>
        {hidden ? <HiddenPart /> : <Tables {...props} />}
        {scorers?.ok && scorers.value.list.length > 0 && <ScorerList scorers={scorers.value} limit={6} />}
      </Stack>
      <Stack>
        <RoundBox {...props} />
        {!hidden && isWhole && <Figures {...props} />}
      </Stack>
    </div>
  );
}

function Tables({ data, go }: PartProps) {
  const { t } = useTournamentWords();
  const { standings, view, tournament } = data;
  if (!standings?.ok)
    return (
      <RetryPanel
        title={t('failed')}
        text={t('failedText')}
        onRetry={() => {
          void go({});
        }}
      />
    );
  const { source, takenAt, tables, thirds } = standings.value;
  const empty = t(source === 'own' ? 'emptyTable' : 'partialTable');
  const isEmpty = tables.length === 0;
  // The provider's table has no parts; who comes to one by its address can leave it.
  const hasViews = source === 'own' ? !isEmpty : view !== 'all';
  const name = `${tournament.league.name} ${tournament.season}`;
  const captionOf = (group: string) =>
    group === '' ? t('caption', { name }) : t('captionGroup', { group: groupName(t, group), name });
  return (
    <>
      {hasViews && (
        <Segmented<ViewKey>
          label={t('view')}
          value={view}
          options={(['all', 'home', 'away', 'half'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(next) => go({ [VIEW]: next === 'all' ? undefined : views[next] })}
        />
      )}
      {isEmpty && <EmptyState framed icon={icons.trophy} title={t('empty')} text={empty} />}
      <div css={tables.length > 1 && groups}>
        {tables.map(({ group, rows, provisional }) => (
          <Panel
            key={group}
            css={group === '' && (provisional || takenAt !== null ? notedCss : aloneCss)}
            title={
              <>
                <span>{group === '' ? t('table') : groupName(t, group)}</span>
                {provisional && <small css={small}>{t('provisional')}</small>}
                {takenAt !== null && (
                  <small css={small}>
                    <TableTime at={takenAt} />
                  </small>
                )}
              </>
            }
          >
            <StandingsTable caption={captionOf(group)} rows={rows} short={tables.length > 1} />
          </Panel>
        ))}
      </div>
      {thirds.length > 0 && (
        <Panel title={t('thirds')}>
          <StandingsTable
            caption={t('thirds')}
            rows={thirds.map(({ row }, index) => ({ ...row, rank: index + 1, moved: null }))}
          />
        </Panel>
      )}
      {!isEmpty && <Notes standings={standings.value} />}
    </>
  );
}

function Notes({ standings }: { readonly standings: Standings }) {
  const { t } = useTournamentWords();
  const { counted, rules, source, tables } = standings;
  const halved = (['championship', 'middle', 'relegation'] as const)
    .filter((part) => tables.some(({ rows }) => rows.some((row) => row.part === part && isHalved(row))))
    .map((part) => t(`part.${part}`));
  const adjusted = tables
    .flatMap(({ rows }) => rows)
    .filter((row) => row.adjusted !== 0)
    .map(({ team, adjusted: points }) => `${team.name} (${String(points).replace('-', '−')})`);
  return (
    <div css={notes}>
      {source === 'own' ? (
        <p>
          {t('counted', { number: counted })} {t(rulesKey(rules))}
        </p>
      ) : (
        <p>{t('toldTable')}</p>
      )}
      {halved.length > 0 && <p>{t('halved', { list: halved.join(', ') })}</p>}
      {adjusted.length > 0 && <p>{t('adjusted', { list: adjusted.join(', ') })}</p>}
      {tables.flatMap(({ playOffs }) =>
        playOffs.map(([one, other]) => <p key={one}>{t('playOff', { one, other })}</p>),
      )}
    </div>
  );
}

/** Whether the row has fewer points than its matches gave, beyond what the league took. */
const isHalved = ({ points, adjusted, wins, draws }: StandingRow): boolean => points < wins * 3 + draws + adjusted;

function Figures({ data }: PartProps) {
  const { t } = useTournamentWords();
  const { language } = useI18n();
  const { ended, matches, goals, homeWins, draws } = data.tournament;
  if (ended === 0) return null;
  const share = (part: number) => `${Math.round((part / ended) * 100)}%`;
  const facts = [
    [withDecimalSign((goals / ended).toFixed(1), language), t('perMatch')],
    [share(homeWins), t('homeWinShare')],
    [share(draws), t('drawShare')],
    [`${ended}/${matches}`, t('playedShare')],
  ];
  return (
    <Panel title={t('numbers')}>
      <dl css={figures}>
        {facts.map(([value, label]) => (
          <div key={label}>
            <dd>{value}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
  }
`;

/* The tab above has said the name of the only table: on a phone its rows come first. */
const aloneCss = css`
  @media (max-width: 767px) {
    & > :has(> h2) {
      ${hiddenCss};
    }
  }
`;

/* A note about the only table stays in sight. */
const notedCss = css`
  @media (max-width: 767px) {
    & > :has(> h2) {
      min-height: 0;
      padding: 6px var(--sp-3) 0;
    }
    & h2 > span {
      ${hiddenCss};
    }
    & h2 > small {
      margin: 0;
    }
  }
`;

const groups = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const small = css`
  margin-left: var(--sp-2);
  font-size: var(--fs-12);
  font-weight: var(--fw-regular, 400);
  color: var(--c-muted);
`;

const notes = css`
  display: grid;
  gap: var(--sp-1);
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const figures = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--sp-3);
  padding: var(--sp-3);
  & div {
    display: flex;
    flex-direction: column;
  }
  & dd {
    font-size: var(--fs-20);
    font-weight: var(--fw-semi);
  }
  & dt {
    order: 1;
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;
