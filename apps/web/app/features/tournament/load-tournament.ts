import type {
  Bracket,
  MatchPage,
  Scorers,
  Standings,
  Tournament,
  TournamentRound,
  TournamentSummary,
} from '@khandai/contracts';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import {
  type HiddenChoice,
  loadHiddenChoice,
  pageIdOf,
  SEASON,
  tournamentPath,
  withoutScores,
} from '../../domains/tournament';
import { attempt, isMissing, type Loaded, notFound } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { baseOf } from '../../shell/router/web-view';
import { type Part, partIn, roundIn, viewIn, type ViewKey } from './tournament-parts';

export interface TournamentData {
  readonly kind: 'tournament';
  readonly id: number;
  readonly choice: HiddenChoice;
  readonly tournament: Tournament;
  readonly part: Part;
  readonly view: ViewKey;
  /** The round that is shown, if the part shows one. */
  readonly shownRound: TournamentRound | undefined;
  /** Each is undefined where the part does not show it, or scores are hidden. */
  readonly standings: Loaded<Standings> | undefined;
  readonly bracket: Loaded<Bracket> | undefined;
  readonly scorers: Loaded<Scorers> | undefined;
  readonly round: Loaded<MatchPage> | undefined;
  readonly matches: Loaded<MatchPage> | undefined;
}

export interface TournamentListData {
  readonly kind: 'list';
  readonly list: Loaded<readonly TournamentSummary[]>;
}

const MOVED = 301;

/** `/giai-dau`, and `/giai-dau/{id}` with its parts in the address. */
export async function loadTournament(args: LoaderFunctionArgs): Promise<TournamentData | TournamentListData> {
  const { request, url, context, params } = args;
  const { signal } = request;
  const { api, report } = context.get(pageContext);
  if (params['id'] === undefined) {
    const found = api.call('GET /al/api/tournament/list', { query: {} }, signal).then(({ list }) => list);
    return { kind: 'list', list: await attempt(found, report) };
  }
  const id = pageIdOf(params['id']);
  if (id === undefined) throw notFound(url.pathname);
  const wanted = url.searchParams.get(SEASON);
  const [choice, tournament] = await Promise.all([
    loadHiddenChoice(args),
    api
      .call('GET /al/api/tournament/detail', { query: { id, ...(wanted ? { season: wanted } : {}) } }, signal)
      .catch((error: unknown) => {
        throw isMissing(error) ? notFound(url.pathname) : error;
      }),
  ]);
  const path = tournamentPath(tournament.league);
  // A league whose seasons were stored apart has one page.
  if (path !== undefined && tournament.league.pageId !== id)
    throw redirect(baseOf(url.pathname) + path + url.search, MOVED);
  const { hidden } = choice;
  const { season } = tournament;
  const query = { id, season };
  const part = partIn(url.searchParams, tournament);
  const view = viewIn(url.searchParams);
  const shownRound = part === 'table' || part === 'rounds' ? roundIn(url.searchParams, tournament) : undefined;
  const load = <T>(isShown: boolean, from: () => Promise<T>) => (isShown ? attempt(from(), report) : undefined);
  const clean = (page: MatchPage): MatchPage => ({ ...page, list: withoutScores(page.list, hidden) });
  const [standings, bracket, scorers, round, matches] = await Promise.all([
    load(part === 'table' && !hidden, () =>
      api.call('GET /al/api/tournament/standings', { query: { ...query, view } }, signal),
    ),
    load(part === 'bracket' && !hidden, () => api.call('GET /al/api/tournament/bracket', { query }, signal)),
    load((part === 'table' || part === 'scorers') && !hidden, () =>
      api.call('GET /al/api/tournament/scorers', { query }, signal),
    ),
    load(shownRound !== undefined, async () =>
      clean(
        await api.call('GET /al/api/tournament/round', { query: { ...query, round: shownRound?.key ?? '' } }, signal),
      ),
    ),
    load(part === 'results' || part === 'fixtures', async () =>
      clean(
        await api.call(
          'GET /al/api/tournament/matches',
          { query: { ...query, kind: part === 'results' ? 'results' : 'fixtures' } },
          signal,
        ),
      ),
    ),
  ]);
  // What tells how many goals there were is hidden too.
  const shown = hidden ? { ...tournament, goals: 0, homeWins: 0, draws: 0 } : tournament;
  return {
    kind: 'tournament',
    id,
    choice,
    tournament: shown,
    part,
    view,
    shownRound,
    standings,
    bracket,
    scorers,
    round,
    matches,
  };
}
