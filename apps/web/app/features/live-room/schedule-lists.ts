import type { ApiClient } from '@khandai/api-client';
import type { Fixture } from '@khandai/contracts';

export type ScheduleKind = 'league' | 'host' | 'all';

/** One list of a tab. */
export interface MatchList {
  /** A word of the tournament words, or the name of a league. */
  readonly title: { readonly word: 'coming' | 'last' } | { readonly name: string };
  readonly matches: readonly Fixture[];
  /** The rows name their leagues. */
  readonly withLeague: boolean;
}
export type Lists = readonly MatchList[];

export interface ListsOf {
  readonly kind: ScheduleKind;
  readonly fixture: Fixture;
  readonly season: string;
  readonly userId: number | null;
}

const COMING = 20;
const LAST = 10;

/** The matches that a tab of a room lists, without the match of the room. */
export async function loadLists(api: ApiClient, of: ListsOf, signal: AbortSignal): Promise<Lists> {
  const { kind, fixture, season, userId } = of;
  const others = (list: readonly Fixture[]) => list.filter(({ fixtureId }) => fixtureId !== fixture.fixtureId);
  if (kind === 'host') {
    const query = { userId: userId ?? 0 };
    const { fixtures } = await api.call('GET /al/api/schedule/anchorSchedule', { query }, signal);
    return [{ title: { word: 'coming' }, matches: others(fixtures), withLeague: true }];
  }
  if (kind === 'all') {
    const query = { fixtureId: fixture.fixtureId };
    const { list } = await api.call('GET /al/api/schedule/otherSchedule', { query }, signal);
    const byLeague = Map.groupBy(list, ({ league }) => league.leagueId);
    return [...byLeague.values()].map((matches) => ({
      title: { name: matches[0]?.league.name ?? '' },
      matches,
      withLeague: false,
    }));
  }
  const id = fixture.league.pageId ?? 0;
  const page = (which: 'fixtures' | 'results', pageSize: number) =>
    api.call('GET /al/api/tournament/matches', { query: { id, season, kind: which, pageSize } }, signal);
  const [coming, last] = await Promise.all([page('fixtures', COMING), page('results', LAST)]);
  return [
    { title: { word: 'coming' }, matches: others(coming.list), withLeague: false },
    { title: { word: 'last' }, matches: others(last.list), withLeague: false },
  ];
}
