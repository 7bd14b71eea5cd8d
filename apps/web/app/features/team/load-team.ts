import type { MatchPage, SearchHit, Squad, TeamOfLeague, TeamProfile, TournamentSummary } from '@khandai/contracts';
import { SportType } from '@khandai/contracts';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import {
  type HiddenChoice,
  loadHiddenChoice,
  pageIdOf,
  MAX_QUERY,
  QUERY,
  teamPath,
  withoutScores,
} from '../../domains/tournament';
import { attempt, isMissing, type Loaded, notFound } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { baseOf } from '../../shell/router/web-view';
import { LEAGUE, type Part, partIn } from './team-parts';

export interface TeamData {
  readonly kind: 'team';
  readonly id: number;
  readonly choice: HiddenChoice;
  readonly profile: TeamProfile;
  readonly part: Part;
  /** Undefined where the part does not show it. */
  readonly results: Loaded<MatchPage> | undefined;
  readonly fixtures: Loaded<MatchPage> | undefined;
  readonly squad: Loaded<Squad> | undefined;
}

export interface TeamListData {
  readonly kind: 'list';
  readonly choice: HiddenChoice;
  /** Leagues whose teams can be listed. */
  readonly leagues: readonly TournamentSummary[];
  /** The chosen league; undefined in a search. */
  readonly league: TournamentSummary | undefined;
  readonly teams: Loaded<readonly TeamOfLeague[]> | undefined;
  readonly text: string;
  readonly hits: Loaded<readonly SearchHit[]> | undefined;
}

const MOVED = 301;
const MAX_LEAGUES = 12;
const MIN_QUERY = 2;

/** `/doi-bong` by league or by search, and `/doi-bong/{id}`. */
export async function loadTeam(args: LoaderFunctionArgs): Promise<TeamData | TeamListData> {
  const { request, url, context, params } = args;
  const { signal } = request;
  const { api, report } = context.get(pageContext);
  if (params['id'] === undefined) return loadList(args);
  const id = pageIdOf(params['id']);
  if (id === undefined) throw notFound(url.pathname);
  const [choice, profile] = await Promise.all([
    loadHiddenChoice(args),
    api.call('GET /al/api/team/detail', { query: { id } }, signal).catch((error: unknown) => {
      throw isMissing(error) ? notFound(url.pathname) : error;
    }),
  ]);
  const path = teamPath(profile.team);
  // A club that was stored twice has one page.
  if (path !== undefined && profile.team.pageId !== id) throw redirect(baseOf(url.pathname) + path + url.search, MOVED);
  const { hidden } = choice;
  const part = partIn(url.searchParams);
  const pageOf = async (kind: 'results' | 'fixtures') => {
    const page = await api.call('GET /al/api/team/matches', { query: { id, kind } }, signal);
    return { ...page, list: withoutScores(page.list, hidden) };
  };
  const [results, fixtures, squad] = await Promise.all([
    part === 'results' ? attempt(pageOf('results'), report) : undefined,
    part === 'fixtures' ? attempt(pageOf('fixtures'), report) : undefined,
    part === 'squad' ? attempt(api.call('GET /al/api/team/squad', { query: { id } }, signal), report) : undefined,
  ]);
  const shown = hidden
    ? {
        ...profile,
        standing: null,
        coming: withoutScores(profile.coming, true),
        last: withoutScores(profile.last, true),
      }
    : profile;
  return {
    kind: 'team',
    id,
    choice,
    profile: shown,
    part,
    results,
    fixtures,
    squad: squad && (hidden ? withoutGoals(squad) : squad),
  };
}

/** Goals of players tell scores too. */
const withoutGoals = (squad: Loaded<Squad>): Loaded<Squad> =>
  squad.ok
    ? { ok: true, value: { ...squad.value, list: squad.value.list.map((player) => ({ ...player, goals: 0 })) } }
    : squad;

async function loadList(args: LoaderFunctionArgs): Promise<TeamListData> {
  const { request, url, context } = args;
  const { signal } = request;
  const { api, report } = context.get(pageContext);
  const text = (url.searchParams.get(QUERY) ?? '').trim().slice(0, MAX_QUERY);
  const [choice, list] = await Promise.all([
    loadHiddenChoice(args),
    attempt(api.call('GET /al/api/tournament/list', { query: {} }, signal), report),
  ]);
  const football = list.ok ? list.value.list.filter(({ sportType }) => sportType === SportType.football) : [];
  const wanted = pageIdOf(url.searchParams.get(LEAGUE) ?? undefined);
  const chosen = football.find(({ league }) => league.pageId === wanted);
  const leagues = [...new Set([...football.slice(0, MAX_LEAGUES), ...(chosen ? [chosen] : [])])];
  const common = { kind: 'list', choice, leagues, text } as const;
  if (text.length >= MIN_QUERY) {
    const found = api
      .call('GET /other/api/search', { query: { q: text, kind: 'team', pageSize: 50 } }, signal)
      .then(({ groups }) => groups.flatMap((group) => group.list));
    return { ...common, league: undefined, teams: undefined, hits: await attempt(found, report) };
  }
  const league = chosen ?? leagues[0];
  const id = league?.league.pageId;
  const teams = id === undefined ? undefined : api.call('GET /al/api/team/list', { query: { id } }, signal);
  const shown = teams?.then((page) =>
    choice.hidden ? page.list.map((one) => ({ ...one, rank: null, points: null, form: [] })).sort(byName) : page.list,
  );
  return { ...common, league, teams: shown && (await attempt(shown, report)), hits: undefined };
}

/** The order of the table tells results. */
const byName = (a: TeamOfLeague, b: TeamOfLeague): number => a.team.name.localeCompare(b.team.name, 'vi');
