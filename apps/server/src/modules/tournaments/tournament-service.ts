import {
  type Bracket,
  type BracketTie,
  type Fixture,
  type MatchPage,
  type Scorers,
  type Standings,
  type StandingView,
  type TeamOfLeague,
  type Tournament,
  type TournamentSummary,
} from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { makeBracket, type Tie } from '@khandai/standings';
import type { Log } from '../../platform/log.js';
import { TtlCache } from '../../platform/ttl-cache.js';
import type { FixtureRepository } from '../fixtures/fixture-repository.js';
import type { FixtureRow } from '../fixtures/fixture-query.js';
import { toLeague, toTeam, withHosts } from '../fixtures/fixture-wire.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { readCursor, writeCursor } from './match-cursor.js';
import type { PlayerRepository } from './player-repository.js';
import { bracketRows, cupMatch, presentRound, roundKeys, roundNameOf, roundsOf, statusOf } from './season-matches.js';
import { clubsWithoutConference, type Season, standingsOf } from './season-tables.js';
import { TournamentNotFound } from './tournament-faults.js';
import type { LeagueRecord, TournamentRepository } from './tournament-repository.js';

/** Matches of a season are read at most this often; a goal is on the page a moment later. */
const SEASON_TTL_MS = 2_000;
const SEASONS_TTL_MS = 10_000;
const LIST_TTL_MS = 10_000;
const SCORERS_TTL_MS = 30_000;
const MAX_SEASONS_CACHED = 60;
const PAGE = 20;
const MAX_SCORERS = 30;
/** A round of a league has at most 32 matches; that of a cup may have more. */
const MAX_ROUND = 200;

export interface PageQuery {
  readonly kind: 'results' | 'fixtures';
  readonly pageSize?: number | undefined;
  readonly cursor?: string | undefined;
}

export interface OfSeason {
  readonly id: number;
  readonly season?: string | undefined;
}

export interface TournamentServiceDeps {
  readonly tournaments: TournamentRepository;
  readonly players: Pick<PlayerRepository, 'scorers' | 'withScorers'>;
  readonly fixtures: Pick<FixtureRepository, 'hosts'>;
  readonly counts: OnlineCounts;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/** Competitions by season: tables, brackets, rounds and matches. All of it comes from the matches themselves. */
export class TournamentService {
  readonly #seasons: TtlCache<Season>;
  readonly #names: TtlCache<string[]>;
  readonly #begun: TtlCache<string | undefined>;
  readonly #list: TtlCache<TournamentSummary[]>;
  readonly #scorers: TtlCache<Scorers>;
  /** The clubs that the log has named. */
  readonly #warned = new Set<string>();

  constructor(private readonly deps: TournamentServiceDeps) {
    const { clock } = deps;
    this.#seasons = new TtlCache({ clock, ttlMs: SEASON_TTL_MS, max: MAX_SEASONS_CACHED });
    this.#names = new TtlCache({ clock, ttlMs: SEASONS_TTL_MS });
    this.#begun = new TtlCache({ clock, ttlMs: SEASONS_TTL_MS });
    this.#list = new TtlCache({ clock, ttlMs: LIST_TTL_MS });
    this.#scorers = new TtlCache({ clock, ttlMs: SCORERS_TTL_MS, max: MAX_SEASONS_CACHED });
  }

  async list(): Promise<{ total: number; list: TournamentSummary[] }> {
    const list = await this.#list.get('all', () => this.#readList());
    return { total: list.length, list };
  }

  /** Throws TournamentNotFound, as all methods below. */
  async detail(of: OfSeason): Promise<Tournament> {
    const season = await this.#season(of);
    const { league, rows, teams } = season;
    const now = this.deps.clock.now();
    const rounds = roundsOf(rows, now);
    const ended = rows.filter((row) => statusOf(row, now) === 'ended');
    const scores = ended.map(({ homeScore, awayScore }) => [homeScore ?? 0, awayScore ?? 0] as const);
    return {
      league: toLeague(league),
      sportType: rows[0]?.sportType ?? 0,
      simulated: rows.some(({ origin }) => origin === 'demo'),
      season: season.season,
      seasons: await this.#seasonNames(league),
      teams: teams.size,
      matches: rows.length,
      ended: ended.length,
      goals: scores.reduce((sum, [home, away]) => sum + home + away, 0),
      homeWins: scores.filter(([home, away]) => home > away).length,
      draws: scores.filter(([home, away]) => home === away).length,
      hasTable: rows.some(({ phase }) => phase === 'league' || phase === 'group'),
      hasBracket: bracketRows(rows).length > 0,
      rounds,
      round: presentRound(rows, rounds, now),
    };
  }

  async standings(of: OfSeason, view: StandingView): Promise<Standings> {
    return standingsOf(await this.#season(of), view, this.deps.clock.now());
  }

  /** The same for a league by its own id, for the pages of teams. */
  async standingsOfLeague(league: LeagueRecord, season: string): Promise<Standings> {
    return standingsOf(await this.#load(league, season), 'all', this.deps.clock.now());
  }

  async bracket(of: OfSeason): Promise<Bracket> {
    const season = await this.#season(of);
    const rows = bracketRows(season.rows);
    const now = this.deps.clock.now();
    const byRound = Map.groupBy(rows, roundKeys(season.rows));
    const matches = [...byRound].flatMap(([key = '', ofRound]) => ofRound.map((row) => cupMatch(row, key, now)));
    const { rounds, thirdPlace } = makeBracket(matches);
    const legs = await this.#fixtures(await this.deps.tournaments.fixtures(rows.map(({ fixtureId }) => fixtureId)));
    const byId = new Map(legs.map((leg) => [leg.fixtureId, leg]));
    return {
      season: season.season,
      rounds: rounds.map(({ round, teamsLeft, ties }) => ({
        number: teamsLeft,
        name: roundNameOf(byRound.get(round) ?? []),
        ties: ties.flatMap((tie) => toTie(tie, season, byId) ?? []),
      })),
      thirdPlace: (thirdPlace && toTie(thirdPlace, season, byId)) ?? null,
    };
  }

  async round(of: OfSeason, key: string): Promise<MatchPage> {
    const season = await this.#season(of);
    const keyOf = roundKeys(season.rows);
    const ids = season.rows.filter((row) => keyOf(row) === key).map(({ fixtureId }) => fixtureId);
    const rows = await this.deps.tournaments.fixtures(ids.slice(0, MAX_ROUND));
    return { list: await this.#fixtures(rows), cursor: null };
  }

  async matches(of: OfSeason, { kind, pageSize = PAGE, cursor }: PageQuery): Promise<MatchPage> {
    const league = await this.#league(of.id);
    const season = await this.#seasonName(league, of.season);
    const page = { kind, limit: pageSize + 1, cursor: readCursor(cursor), now: this.#now() };
    return this.toPage(await this.deps.tournaments.seasonPage(league.leagueId, season, page), pageSize);
  }

  async scorers(of: OfSeason): Promise<Scorers> {
    const season = await this.#season(of);
    const { leagueId } = season.league;
    return this.#scorers.get(`${leagueId} ${season.season}`, async () => {
      const key = { leagueId, season: season.season };
      const [rows, known] = await Promise.all([
        this.deps.players.scorers(key),
        this.deps.players.withScorers(leagueId, season.season),
      ]);
      const now = this.deps.clock.now();
      const ended = season.rows.filter((row) => statusOf(row, now) === 'ended' && goalsOf(row) > 0).length;
      const list = rows.slice(0, MAX_SCORERS).flatMap(({ teamId, ...row }) => {
        const team = season.teams.get(teamId);
        return team ? [{ ...row, team: toTeam(team) }] : [];
      });
      return { list, known, ended };
    });
  }

  /** Teams of the present season: in the order of the table, or by name where there is none. */
  async teams(id: number): Promise<{ total: number; list: TeamOfLeague[] }> {
    const season = await this.#season({ id });
    const { tables } = standingsOf(season, 'all', this.deps.clock.now());
    const ranked = tables.flatMap(({ rows }) => rows);
    const places = new Set(ranked.map(({ team }) => team.teamId));
    const others = [...season.teams.values()].filter(({ teamId }) => !places.has(teamId));
    const isOneTable = tables.length === 1;
    const list = [
      ...ranked.map(({ team, rank, points, form }) => ({ team, rank: isOneTable ? rank : null, points, form })),
      ...others.map((record) => ({ team: toTeam(record), rank: null, points: null, form: [] })),
    ];
    if (!isOneTable) list.sort((a, b) => a.team.name.localeCompare(b.team.name, 'vi'));
    return { total: list.length, list };
  }

  /** The rows but the last, which only says that another page follows. */
  async toPage(rows: readonly FixtureRow[], pageSize: number): Promise<MatchPage> {
    const shown = rows.slice(0, pageSize);
    const last = shown.at(-1)?.fixture;
    return { list: await this.#fixtures(shown), cursor: rows.length > pageSize && last ? writeCursor(last) : null };
  }

  async #readList(): Promise<TournamentSummary[]> {
    const now = this.#now();
    const [rows, live] = await Promise.all([this.deps.tournaments.leagues(now), this.deps.tournaments.live(now)]);
    return rows
      .sort(({ league: a }, { league: b }) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'vi'))
      .map(({ league, ...row }) => ({ league: toLeague(league), ...row, live: live.get(league.leagueId) ?? 0 }));
  }

  #fixtures(rows: readonly FixtureRow[]): Promise<Fixture[]> {
    return withHosts(rows, this.deps);
  }

  async #season({ id, season }: OfSeason): Promise<Season> {
    const league = await this.#league(id);
    return this.#load(league, await this.#seasonName(league, season));
  }

  async #league(id: number): Promise<LeagueRecord> {
    const league = await this.deps.tournaments.leagueByPage(id);
    if (!league) throw new TournamentNotFound();
    return league;
  }

  /**
   * The season that was asked for, or the newest one with a match that began: a list of the next season's matches does
   * not hide the final table.
   */
  async #seasonName(league: LeagueRecord, wanted: string | undefined): Promise<string> {
    const names = await this.#seasonNames(league);
    const found =
      wanted === undefined ? ((await this.#begunSeason(league)) ?? names[0]) : names.find((name) => name === wanted);
    if (found === undefined) throw new TournamentNotFound();
    return found;
  }

  #seasonNames({ leagueId }: LeagueRecord): Promise<string[]> {
    return this.#names.get(leagueId, async () => {
      const all = await this.deps.tournaments.seasons(leagueId);
      // Matches without a season, such as play-offs for a European cup, are one only where there is no other.
      const named = all.filter((season) => season !== '');
      return (named.length > 0 ? named : all).sort((a, b) => b.localeCompare(a, 'vi', { numeric: true }));
    });
  }

  #begunSeason({ leagueId }: LeagueRecord): Promise<string | undefined> {
    return this.#begun.get(leagueId, () => this.deps.tournaments.begunSeason(leagueId, this.#now()));
  }

  #load(league: LeagueRecord, season: string): Promise<Season> {
    const { tournaments } = this.deps;
    return this.#seasons.get(`${league.leagueId} ${season}`, async () => {
      const [rows, adjustments, table] = await Promise.all([
        tournaments.season(league.leagueId, season),
        tournaments.adjustments(league.leagueId, season),
        tournaments.providerTable(league.leagueId, season),
      ]);
      const playing = rows.flatMap(({ homeId, awayId }) => [homeId, awayId]);
      const listed = table?.rows.map(({ teamId }) => teamId) ?? [];
      const teams = await tournaments.teams([...new Set([...playing, ...listed])]);
      const byId = new Map(teams.map((team) => [team.teamId, team]));
      const loaded = { league, season, rows, teams: byId, adjustments, table };
      this.#warnOfUnknown(loaded);
      return loaded;
    });
  }

  /** Once per name: a season is read every few seconds. */
  #warnOfUnknown(season: Season): void {
    for (const club of clubsWithoutConference(season, this.deps.clock.now())) {
      if (this.#warned.has(club)) continue;
      this.#warned.add(club);
      this.deps.log.warn(
        { club, league: season.league.name, season: season.season },
        'the conference of a club is not known',
      );
    }
  }

  #now(): Date {
    return new Date(this.deps.clock.now());
  }
}

const placeOf = ({ position }: LeagueRecord): number => position ?? Number.MAX_SAFE_INTEGER;

const goalsOf = ({ homeScore, awayScore, extra }: Season['rows'][number]): number =>
  extra ? extra.homeScore + extra.awayScore : (homeScore ?? 0) + (awayScore ?? 0);

function toTie(tie: Tie, { teams }: Season, fixtures: ReadonlyMap<string, Fixture>): BracketTie | undefined {
  const [one, other] = tie.teams.map((team) => teams.get(team));
  if (!one || !other) return undefined;
  const pair = (value: readonly [number, number] | null): [number, number] | null => value && [value[0], value[1]];
  return {
    teams: [toTeam(one), toTeam(other)],
    legs: tie.legs.flatMap(({ matchId }) => fixtures.get(matchId) ?? []),
    aggregate: pair(tie.aggregate),
    penalties: pair(tie.penalties),
    winner: tie.winner,
    decidedBy: tie.decidedBy,
  };
}
