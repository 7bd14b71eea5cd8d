import { KitLink, PageFrame, Stack, Tabs } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useNavigate, useSearchParams } from 'react-router';
import { FavouriteStar } from '../../domains/favourites';
import {
  CalendarLink,
  EntityHead,
  groupName,
  MatchPages,
  tournamentPath,
  useHiddenChoice,
  useLiveRefresh,
  useTournamentWords,
} from '../../domains/tournament';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import type { TeamData } from './load-team';
import { OverviewPart } from './OverviewPart';
import { SquadPart } from './SquadPart';
import { type Part, PART, parts } from './team-parts';

/** A team. Its part is in the address. */
export const TeamPage = observer(function TeamPage({ data }: { readonly data: TeamData }) {
  const { t } = useTournamentWords();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const hidden = useHiddenChoice(data.choice);
  const { profile, part } = data;
  const { team, league, standing, ground, coach, coming } = profile;
  useLiveRefresh(
    coming.map(({ fixtureId }) => fixtureId),
    !hidden,
  );
  const own = standing?.rows.find((row) => row.team.teamId === team.teamId);
  const path = league ? tournamentPath(league, profile.season) : undefined;
  const group = standing && standing.group !== '' && groupName(t, standing.group);
  const reload = (changes: Readonly<Record<string, string>> = {}) => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries(changes)) next.set(key, value);
    void navigate(`?${next.toString()}`, { replace: true, preventScrollReset: true });
  };
  return (
    <PageFrame>
      <Stack>
        <EntityHead
          name={team.name}
          crest={{ code: team.code, colors: team.colors }}
          served={data.choice.hidden}
          facts={[
            league && (path === undefined ? league.name : <KitLink href={path}>{league.name}</KitLink>),
            own && !hidden && [group, t('placed', { rank: own.rank, points: own.points })].filter(Boolean).join(' · '),
            ground,
            coach && t('coach', { name: coach }),
          ]}
          acts={
            <>
              <FavouriteStar kind="team" id={team.teamId} name={team.name} />
              <CalendarLink kind="doi-bong" pageId={data.id} name={team.name} short />
            </>
          }
        />
        <Tabs<Part>
          label={t('parts')}
          value={part}
          onChange={(next) => {
            reload({ [PART]: parts[next] });
          }}
          tabs={(['overview', 'fixtures', 'results', 'squad'] as const).map((one) => ({
            id: one,
            label: t(one),
            panel: one === part && <Panel data={data} hidden={hidden} onRetry={reload} />,
          }))}
        />
      </Stack>
    </PageFrame>
  );
});

interface PartProps {
  readonly data: TeamData;
  readonly hidden: boolean;
  readonly onRetry: () => void;
}

function Panel({ data, hidden, onRetry }: PartProps) {
  const { t } = useTournamentWords();
  const { api } = useServices();
  const { id, part, squad } = data;
  if (part === 'overview') return <OverviewPart data={data} hidden={hidden} />;
  const failed = <RetryPanel title={t('failed')} text={t('failedText')} onRetry={onRetry} />;
  if (part === 'squad') return squad?.ok ? <SquadPart squad={squad.value} hidden={hidden} /> : failed;
  const page = data[part];
  return page?.ok ? (
    <MatchPages
      key={`${part} ${String(hidden)}`}
      title={t(part)}
      served={page.value}
      hidden={hidden}
      withLeague
      more={(cursor) => api.call('GET /al/api/team/matches', { query: { id, kind: part, cursor } })}
    />
  ) : (
    failed
  );
}
