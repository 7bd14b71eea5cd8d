import { css } from '@emotion/react';
import type { TFunction } from '../../i18n/i18n';
import { PageFrame, Select, Stack, Tabs } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useNavigate, useSearchParams } from 'react-router';
import { FavouriteStar } from '../../domains/favourites';
import { leagueCrest } from '../../domains/match';
import {
  CalendarLink,
  EntityHead,
  roundTitle,
  SEASON,
  MatchPages,
  useHiddenChoice,
  useLiveRefresh,
  useTournamentWords,
} from '../../domains/tournament';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import { BracketPart } from './BracketPart';
import type { TournamentData } from './load-tournament';
import { RoundPart } from './RoundPart';
import { ScorersPart } from './ScorersPart';
import { TablePart } from './TablePart';
import { type Part, PART, parts, partsOf, ROUND } from './tournament-parts';

/** A tournament in one season. Its part, season and round are in the address. */
export const TournamentPage = observer(function TournamentPage({ data }: { readonly data: TournamentData }) {
  const { t } = useTournamentWords();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const hidden = useHiddenChoice(data.choice);
  const { tournament, part } = data;
  const { league, season, seasons, simulated, teams, rounds, round } = tournament;
  const playing = [data.round, data.matches].flatMap((page) => (page?.ok ? page.value.list : []));
  const inTable = data.standings?.ok
    ? data.standings.value.tables.flatMap(({ rows }) =>
        rows.flatMap(({ live, next }) => [live ?? [], next ?? []].flat()),
      )
    : [];
  useLiveRefresh([...new Set([...playing, ...inTable].map(({ fixtureId }) => fixtureId))], !hidden);
  const present = rounds.find(({ key }) => key === round);
  const live = rounds.reduce((sum, one) => sum + one.live, 0);
  const teamCount = t('teamCount', { number: teams });
  const isFull = present !== undefined && live > 0;
  const go = (changes: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(key);
      else next.set(key, value);
    }
    return navigate(`?${next.toString()}`, { replace: true, preventScrollReset: true });
  };
  return (
    <PageFrame>
      <Stack gap={2}>
        <EntityHead
          name={league.name}
          crest={leagueCrest(league)}
          served={data.choice.hidden}
          // A match in play matters more, and the line is short on phones.
          facts={[
            !isFull && teamCount,
            present && roundTitle(t, present),
            live > 0 && <span css={liveCss}>{t('liveCount', { number: live })}</span>,
          ]}
          wideFact={isFull && teamCount}
          acts={
            <>
              <FavouriteStar kind="league" id={league.leagueId} name={league.name} />
              <CalendarLink kind="giai-dau" pageId={data.id} name={league.name} short />
            </>
          }
        >
          {seasons.length > 0 && season !== '' && (
            <Select
              label={t('chooseSeason')}
              value={season}
              options={seasons.map((name) => ({
                value: name,
                label: t(simulated ? 'seasonSimulated' : 'season', { season: name }),
              }))}
              onChange={(name) => {
                void go({ [SEASON]: name, [ROUND]: undefined });
              }}
            />
          )}
        </EntityHead>
        <Tabs<Part>
          label={t('parts')}
          value={part}
          onChange={(next) => {
            void go({ [PART]: parts[next], [ROUND]: undefined });
          }}
          tabs={partsOf(tournament).map((one) => ({
            id: one,
            label: labelOf(one, data, t),
            panel: one === part && <Panel data={data} hidden={hidden} go={go} />,
          }))}
        />
      </Stack>
    </PageFrame>
  );
});

function labelOf(part: Part, { tournament }: TournamentData, t: TFunction<'tournament'>): string {
  const hasGroups = tournament.rounds.some(({ phase }) => phase === 'group');
  return part === 'table' && hasGroups ? t('groups') : t(part);
}

export interface PartProps {
  readonly data: TournamentData;
  readonly hidden: boolean;
  /** Changes the address. */
  readonly go: (changes: Readonly<Record<string, string | undefined>>) => void | Promise<void>;
}

function Panel(props: PartProps) {
  switch (props.data.part) {
    case 'table':
      return <TablePart {...props} />;
    case 'bracket':
      return <BracketPart {...props} />;
    case 'rounds':
      return <RoundPart {...props} />;
    case 'scorers':
      return <ScorersPart {...props} />;
    case 'results':
    case 'fixtures':
      return <Matches {...props} />;
  }
}

function Matches({ data, hidden, go }: PartProps) {
  const { t } = useTournamentWords();
  const { api } = useServices();
  const { id, part, matches, tournament } = data;
  const kind = part === 'results' ? 'results' : 'fixtures';
  if (!matches?.ok)
    return (
      <RetryPanel
        title={t('failed')}
        text={t('failedText')}
        onRetry={() => {
          void go({});
        }}
      />
    );
  return (
    <MatchPages
      key={`${kind} ${String(hidden)}`}
      title={t(kind)}
      served={matches.value}
      hidden={hidden}
      more={(cursor) =>
        api.call('GET /al/api/tournament/matches', { query: { id, season: tournament.season, kind, cursor } })
      }
    />
  );
}

const liveCss = css`
  color: var(--c-live);
  font-weight: var(--fw-semi);
`;
