import { type FormEntry, formOf } from './form.js';
import { type CountedMatch, countedMatches, type LeagueMatch, type View } from './match.js';
import { type Compared, type LevelTeams, orderTeams, type Separation } from './order.js';
import { recordsOf, type TeamRecord } from './record.js';
import type { Criterion, Rules, Split, Zone, ZoneKind } from './rules.js';

/** Points that a league takes from a team (negative) or gives it. */
export interface Adjustment {
  readonly team: string;
  readonly points: number;
}

export interface TableInput {
  readonly rules: Rules;
  /** In any order. */
  readonly matches: readonly LeagueMatch[];
  /** Teams that are listed even without a match. */
  readonly teams?: readonly string[];
  readonly adjustments?: readonly Adjustment[];
  /** Places in a draw of lots or in a ranking, where the rules name `seed`; more is better. */
  readonly seeds?: ReadonlyMap<string, number>;
  /** Partial views ignore head-to-head, deductions and zones. `all` by default. */
  readonly view?: View;
  /** Counts running matches with their present score. */
  readonly provisional?: boolean;
}

export interface TableRow {
  readonly team: string;
  /** From 1. Teams that no rule separates share a rank. */
  readonly rank: number;
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
  readonly points: number;
  /** Sum of the adjustments; 0 without any. */
  readonly adjusted: number;
  readonly zone: ZoneKind | undefined;
  /** What separates the team from the next one; undefined for the last team, and for teams that share a rank. */
  readonly separatedBy: Separation | undefined;
  /** Ended matches, the newest last. */
  readonly form: readonly FormEntry[];
  /** Places won (positive) or lost since before the present matchday; undefined when no matchday is known. */
  readonly moved: number | undefined;
}

export interface Table {
  readonly rows: readonly TableRow[];
  /** Whether a running match counts. */
  readonly provisional: boolean;
  /** Pairs of teams with equal points that only a play-off can separate. */
  readonly playOffs: readonly (readonly [string, string])[];
}

/** The order that partial views have in every competition. */
const simpleOrder: readonly Criterion[] = ['goalDifference', 'goalsFor', 'wins'];

/** Makes a table. The order of the matches does not matter. */
export function makeTable(input: TableInput): Table {
  const { matches, view = 'all', provisional = false } = input;
  const counted = countedMatches(matches, { view, provisional });
  const ranked = rank(input, counted);
  const before = ranksBefore(input, counted);
  const size = ranked.teams.length;
  const zones = view === 'all' ? (input.rules.zones ?? []) : [];
  const rows = ranked.teams.map(({ team, rank: place, separatedBy }, index) => {
    const { wins, draws, losses, goalsFor, goalsAgainst, played } = ranked.recordOf(team);
    const former = before?.get(team);
    return {
      ...{ team, rank: place, played, wins, draws, losses, goalsFor, goalsAgainst, separatedBy },
      goalDifference: goalsFor - goalsAgainst,
      points: ranked.pointsOf(team),
      adjusted: ranked.adjustedOf(team),
      zone: zoneAt(zones, index + 1, size),
      form: formOf(matches, team),
      moved: former === undefined ? undefined : former - place,
    };
  });
  return {
    rows,
    provisional: counted.some(({ status }) => status === 'live'),
    playOffs: view === 'all' ? playOffs(input, rows) : [],
  };
}

interface Ranked {
  teams: { team: string; rank: number; separatedBy: Separation | undefined }[];
  recordOf(team: string): TeamRecord;
  pointsOf(team: string): number;
  adjustedOf(team: string): number;
}

function rank(input: TableInput, counted: readonly CountedMatch[]): Ranked {
  const { view = 'all', seeds = new Map<string, number>() } = input;
  const rules = view === 'all' ? input.rules : { ...input.rules, order: simpleOrder };
  // A team of a view is listed even if all its matches are in another view.
  const teams = [...new Set([...(input.teams ?? []), ...input.matches.flatMap(({ home, away }) => [home, away])])];
  const records = recordsOf(counted, rules, { teams, view });
  const adjusted = adjustedPoints(view === 'all' ? (input.adjustments ?? []) : []);
  const points = new Map(teams.map((team) => [team, (records.get(team)?.points ?? 0) + (adjusted.get(team) ?? 0)]));
  const compared: Compared = { records, matches: counted, points, seeds, rules, roundedHalves: new Map() };
  const { split } = rules;
  const isSplit = split && view === 'all' && counted.some(({ round }) => (round ?? 0) > split.afterRound);
  const [ordered, final] = isSplit ? orderAfterSplit(teams, split, compared) : [orderTeams(teams, compared), points];
  return {
    teams: withRanks(ordered),
    recordOf: (team) => records.get(team) as TeamRecord,
    pointsOf: (team) => final.get(team) ?? 0,
    adjustedOf: (team) => adjusted.get(team) ?? 0,
  };
}

function adjustedPoints(adjustments: readonly Adjustment[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { team, points } of adjustments) sums.set(team, (sums.get(team) ?? 0) + points);
  return sums;
}

/** Orders the parts of a divided table, each by itself. */
function orderAfterSplit(
  teams: readonly string[],
  { afterRound, top, halvesPoints }: Split,
  compared: Compared,
): [LevelTeams[], ReadonlyMap<string, number>] {
  const { rules } = compared;
  const early = compared.matches.filter(({ round }) => (round ?? 0) <= afterRound);
  const earlyRecords = recordsOf(early, rules, { teams });
  const pointsAt = (team: string) =>
    (compared.points.get(team) ?? 0) -
    (compared.records.get(team)?.points ?? 0) +
    (earlyRecords.get(team)?.points ?? 0);
  const earlyPoints = new Map(teams.map((team) => [team, pointsAt(team)]));
  const base = orderTeams(teams, { ...compared, records: earlyRecords, matches: early, points: earlyPoints });
  const places = base.flatMap((level) => level.teams);
  const lost = (team: string) => (halvesPoints ? Math.ceil((earlyPoints.get(team) ?? 0) / 2) : 0);
  const points = new Map(teams.map((team) => [team, (compared.points.get(team) ?? 0) - lost(team)]));
  const roundedHalves = new Map(teams.map((team) => [team, halvesPoints ? (earlyPoints.get(team) ?? 0) % 2 : 0]));
  const part = (members: readonly string[]) => orderTeams(members, { ...compared, points, roundedHalves });
  const upper = part(places.slice(0, top));
  const last = upper.at(-1);
  if (last) last.separatedBy = 'points';
  return [[...upper, ...part(places.slice(top))], points];
}

function withRanks(levels: readonly LevelTeams[]): Ranked['teams'] {
  let before = 0;
  return levels.flatMap(({ teams, separatedBy }) => {
    const place = before + 1;
    before += teams.length;
    return teams.map((team, index) => ({
      team,
      rank: place,
      separatedBy: index === teams.length - 1 ? separatedBy : undefined,
    }));
  });
}

/** Ranks without the matches of the present matchday; undefined when the matches have no matchdays. */
function ranksBefore(input: TableInput, counted: readonly CountedMatch[]): Map<string, number> | undefined {
  const rounds = counted.flatMap(({ round }) => round ?? []);
  const present = Math.max(0, ...rounds);
  const earlier = counted.filter(({ round }) => (round ?? 0) < present);
  if (rounds.length === 0 || earlier.length === 0) return undefined;
  return new Map(rank(input, earlier).teams.map(({ team, rank: place }) => [team, place]));
}

/** The zone of a place in a table of so many teams. */
export function zoneAt(zones: readonly Zone[], place: number, size: number): ZoneKind | undefined {
  const fromStart = (at: number) => (at < 0 ? size + 1 + at : at);
  return zones.find(({ from, to }) => place >= fromStart(from) && place <= fromStart(to))?.kind;
}

function playOffs({ rules, matches }: TableInput, rows: readonly TableRow[]): [string, string][] {
  const isOver = matches.every(({ status }) => status === 'ended' || status === 'void');
  if (!isOver) return [];
  return (rules.playOffAfter ?? []).flatMap((place): [string, string][] => {
    const [above, below] = [rows[place - 1], rows[place]];
    return above && below && above.points === below.points ? [[above.team, below.team]] : [];
  });
}

/** Compares the teams at one place of several groups, such as the third-placed teams; head-to-head does not apply. */
export function rankAcross(
  tables: readonly Table[],
  place: number,
  order: readonly Exclude<Criterion, object>[],
): TableRow[] {
  const figures: Partial<Record<string, (row: TableRow) => number>> = {
    goalDifference: (row) => row.goalDifference,
    goalsFor: (row) => row.goalsFor,
    wins: (row) => row.wins,
  };
  const rows = tables.flatMap(({ rows: [...all] }) => all[place - 1] ?? []);
  return rows.sort((a, b) => {
    for (const value of [(row: TableRow) => row.points, ...order.flatMap((figure) => figures[figure] ?? [])])
      if (value(a) !== value(b)) return value(b) - value(a);
    return a.team < b.team ? -1 : 1;
  });
}
