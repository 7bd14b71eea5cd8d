import type { HeadToHead, LineUps, MatchPage, Squad, SquadPlayer, TeamLineUp, TeamProfile } from '@khandai/contracts';
import { toLeague, toTeam } from '../fixtures/fixture-wire.js';
import type { FixtureRow } from '../fixtures/fixture-query.js';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import { readCursor } from './match-cursor.js';
import type { PlayerRepository } from './player-repository.js';
import { groundOf } from './team-ground.js';
import { TeamNotFound } from './tournament-faults.js';
import type { TeamRecord, TournamentRepository } from './tournament-repository.js';
import type { PageQuery, TournamentService } from './tournament-service.js';

const COMING = 3;
const LAST = 10;
/** Matches whose line-ups make the squad. */
const SQUAD_MATCHES = 20;
const PAGE = 20;
const MEETINGS = 10;
/** Matches of each team beside their meetings. */
const BEFORE = 5;
/** Rows of the table on each side of the team. */
const AROUND = 2;

export interface TeamServiceDeps {
  readonly tournaments: TournamentRepository;
  readonly players: PlayerRepository;
  readonly service: Pick<TournamentService, 'standingsOfLeague' | 'toPage'>;
  readonly clock: { now(): number };
}

/** Teams, by the id of their page. */
export class TeamService {
  constructor(private readonly deps: TeamServiceDeps) {}

  /** Throws TeamNotFound, as all methods. */
  async detail(id: number): Promise<TeamProfile> {
    const team = await this.#team(id);
    const [coming, last] = await Promise.all([this.#rows(team, 'fixtures', COMING), this.#rows(team, 'results', LAST)]);
    const main = mainMatch([...coming, ...last]);
    const fixtures = [...coming, ...last].map(({ fixture }) => fixture);
    const lineUps = await this.deps.players.lineUps(last.map(({ fixture }) => fixture.fixtureId));
    return {
      team: toTeam(team),
      sportType: main?.fixture.sportType ?? 0,
      simulated: fixtures.some(({ origin }) => origin === 'demo'),
      league: main ? toLeague(main.league) : null,
      season: main?.fixture.season ?? '',
      ground: groundOf(team.teamId, fixtures),
      coach: coachOf(team, last, lineUps),
      coming: (await this.deps.service.toPage(coming, COMING)).list,
      last: (await this.deps.service.toPage(last, LAST)).list,
      standing: await this.#standing(team, main),
    };
  }

  async matches(id: number, { kind, pageSize = PAGE, cursor }: PageQuery): Promise<MatchPage> {
    const team = await this.#team(id);
    return this.deps.service.toPage(await this.#rows(team, kind, pageSize + 1, cursor), pageSize);
  }

  async squad(id: number): Promise<Squad> {
    const team = await this.#team(id);
    const [coming, last] = await Promise.all([
      this.#rows(team, 'fixtures', COMING),
      this.#rows(team, 'results', SQUAD_MATCHES),
    ]);
    const rows = [...coming, ...last];
    const lineUps = await this.deps.players.lineUps(rows.map(({ fixture }) => fixture.fixtureId));
    const own = rows.flatMap((row) => {
      const lineUp = ownLineUp(team, row, lineUps);
      return lineUp ? [{ row, lineUp }] : [];
    });
    const registered = own.length > 0 ? [] : await this.deps.players.registered(team.teamId);
    if (own.length + registered.length === 0) return { matches: 0, list: [] };
    // Goals of the same matches as the line-ups, so that a row never shows more matches' goals than matches.
    const counted = own.length > 0 ? own.map(({ row }) => row) : rows;
    const scorers = await this.deps.players.scorers({
      fixtureIds: counted.map(({ fixture }) => fixture.fixtureId),
    });
    const goals = new Map(
      scorers.filter(({ teamId }) => teamId === team.teamId).map(({ player, goals: total }) => [player, total]),
    );
    const list = registered.map((player) => ({
      ...{ ...player, matches: 0, starts: 0, goals: goals.get(player.name) ?? 0, captain: false },
    }));
    const lined = own.map(({ lineUp }) => lineUp);
    return { matches: own.length, list: own.length > 0 ? playersOf(lined, goals) : list.sort(keepersFirst) };
  }

  /** What a match is preceded by. Throws FixtureNotFound. */
  async headToHead(id: string): Promise<HeadToHead> {
    const { tournaments, service } = this.deps;
    const [row] = await tournaments.fixtures([id]);
    if (!row) throw new FixtureNotFound();
    const { homeId, awayId, kickOff, fixtureId } = row.fixture;
    const before = {
      kind: 'results',
      finished: true,
      cursor: { kickOff, fixtureId },
      now: new Date(this.deps.clock.now()),
    } as const;
    const [meetings, home, away] = await Promise.all([
      tournaments.meetings([homeId, awayId], { ...before, limit: MEETINGS }),
      tournaments.teamPage(homeId, { ...before, limit: BEFORE }),
      tournaments.teamPage(awayId, { ...before, limit: BEFORE }),
    ]);
    const shown = async (rows: readonly FixtureRow[]) => (await service.toPage(rows, rows.length)).list;
    return { meetings: await shown(meetings), home: await shown(home), away: await shown(away) };
  }

  async #standing(team: TeamRecord, main: FixtureRow | undefined): Promise<TeamProfile['standing']> {
    if (!main || main.fixture.phase === '' || main.fixture.phase === 'knockout') return null;
    const { tables, takenAt } = await this.deps.service.standingsOfLeague(main.league, main.fixture.season);
    const table = tables.find(({ rows }) => rows.some((row) => row.team.teamId === team.teamId));
    if (!table) return null;
    const { rows, group, provisional } = table;
    const place = rows.findIndex((row) => row.team.teamId === team.teamId);
    const from = Math.max(0, Math.min(place - AROUND, rows.length - 1 - 2 * AROUND));
    return { group, provisional, takenAt, rows: rows.slice(from, from + 1 + 2 * AROUND) };
  }

  async #team(id: number): Promise<TeamRecord> {
    const team = await this.deps.tournaments.teamByPage(id);
    if (!team) throw new TeamNotFound();
    return team;
  }

  #rows({ teamId }: TeamRecord, kind: PageQuery['kind'], limit: number, cursor?: string): Promise<FixtureRow[]> {
    const now = new Date(this.deps.clock.now());
    return this.deps.tournaments.teamPage(teamId, { kind, limit, cursor: readCursor(cursor), now });
  }
}

/** A match of the league that most of these are in, or else of a group, or else any: the team's own competition. */
function mainMatch(rows: readonly FixtureRow[]): FixtureRow | undefined {
  for (const phase of ['league', 'group'] as const) {
    const byLeague = Map.groupBy(
      rows.filter(({ fixture }) => fixture.phase === phase),
      ({ fixture }) => `${fixture.leagueId} ${fixture.season}`,
    );
    const [most] = [...byLeague.values()].sort((a, b) => b.length - a.length);
    if (most) return most[0];
  }
  return rows[0];
}

function ownLineUp(
  { teamId }: TeamRecord,
  { fixture }: FixtureRow,
  lineUps: ReadonlyMap<string, LineUps>,
): TeamLineUp | undefined {
  const found = lineUps.get(fixture.fixtureId);
  // A preview is a guess.
  if (!found || found.preview) return undefined;
  return fixture.homeId === teamId ? found.home : found.away;
}

const coachOf = (team: TeamRecord, rows: readonly FixtureRow[], lineUps: ReadonlyMap<string, LineUps>): string =>
  rows.map((row) => ownLineUp(team, row, lineUps)?.coach ?? '').find((coach) => coach !== '') ?? '';

/** Keepers first, then by number. The newest line-up says a player's number. */
function playersOf(lineUps: readonly TeamLineUp[], goals: ReadonlyMap<string, number>): SquadPlayer[] {
  const players = new Map<string, SquadPlayer>();
  for (const { starting, bench } of lineUps) {
    for (const { name, number, position, isCaptain } of [...starting, ...bench]) {
      const starts = starting.some((player) => player.name === name);
      const known = players.get(name);
      players.set(name, {
        name,
        number: known?.number ?? number,
        matches: (known?.matches ?? 0) + 1,
        starts: (known?.starts ?? 0) + (starts ? 1 : 0),
        goals: goals.get(name) ?? 0,
        keeper: (known?.keeper ?? false) || (starts && position === 0),
        captain: known?.captain ?? isCaptain,
      });
    }
  }
  return [...players.values()].sort(keepersFirst);
}

const keepersFirst = (a: SquadPlayer, b: SquadPlayer): number =>
  Number(b.keeper) - Number(a.keeper) || a.number - b.number;
