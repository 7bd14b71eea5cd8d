import { type FormEntry, formOf } from './form.js';
import { type CountedMatch, countedMatches, type LeagueMatch, type View } from './match.js';
import { type Compared, type LevelTeams, orderTeams, type Separation } from './order.js';
import { recordsOf, type TeamRecord } from './record.js';
import type { Criterion, Part, PartKind, Rules, Zone, ZoneKind } from './rules.js';

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
  /** Only these teams have a place, such as those of a conference; their matches with others count too. */
  readonly members?: ReadonlySet<string>;
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
  /** Part of a divided table; undefined before the division, and for a team that has no match after it. */
  readonly part: PartKind | undefined;
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
  const ranked = rank(input, counted, coming(matches));
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
      part: ranked.parts.get(team),
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
  parts: ReadonlyMap<string, PartKind>;
  pointsOf(team: string): number;
  adjustedOf(team: string): number;
}

const coming = (matches: readonly LeagueMatch[]) => matches.filter(({ status }) => status === 'coming');

/** `ahead` are the matches that the teams still have to play. */
function rank(input: TableInput, counted: readonly CountedMatch[], ahead: Compared['ahead']): Ranked {
  const { view = 'all', seeds = new Map<string, number>() } = input;
  const rules = view === 'all' ? input.rules : { ...input.rules, order: simpleOrder };
  // A team of a view is listed even if all its matches are in another view.
  const named = new Set([...(input.teams ?? []), ...input.matches.flatMap(({ home, away }) => [home, away])]);
  const teams = [...named].filter((team) => input.members?.has(team) ?? true);
  const records = recordsOf(counted, rules, { teams, view });
  const adjusted = adjustedPoints(view === 'all' ? (input.adjustments ?? []) : []);
  const points = new Map(teams.map((team) => [team, (records.get(team)?.points ?? 0) + (adjusted.get(team) ?? 0)]));
  const atFirst = { roundedHalves: new Map<string, number>(), placesBefore: new Map<string, number>() };
  const compared: Compared = { records, matches: counted, ahead, points, seeds, rules, ...atFirst };
  const division = view === 'all' ? divisionOf(input, counted) : undefined;
  const {
    ordered,
    points: final,
    parts,
  } = division
    ? orderAfterSplit(teams, division, compared)
    : { ordered: orderTeams(teams, compared), points, parts: new Map<string, PartKind>() };
  return {
    teams: withRanks(ordered),
    parts,
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

interface Division {
  /** The matches before the division. */
  readonly early: readonly CountedMatch[];
  /** Divides the teams, which are in their order before the division. */
  divide(places: readonly string[]): Block[];
}

interface Block {
  readonly teams: readonly string[];
  readonly kind: PartKind | undefined;
  readonly part: Part | undefined;
}

/** How the table is divided; undefined until a match after the division counts. */
function divisionOf({ rules, matches }: TableInput, counted: readonly CountedMatch[]): Division | undefined {
  const { afterRound = Infinity, parts = [] } = rules.split ?? {};
  if (counted.some(({ part }) => part !== undefined)) {
    const named = new Map(
      matches.flatMap(({ home, away, part }) => (part ? [[home, part] as const, [away, part]] : [])),
    );
    return {
      early: counted.filter(({ part }) => part === undefined),
      // Teams whose season is over are a part of their own, in its place among the others.
      divide: (places) =>
        [...Map.groupBy(places, (team) => named.get(team))].map(([kind, teams]) => ({
          ...{ teams, kind, part: parts.find((part) => part.kind === kind) },
        })),
    };
  }
  const isEarly = ({ round }: CountedMatch) => (round ?? 0) <= afterRound;
  return counted.every(isEarly)
    ? undefined
    : { early: counted.filter(isEarly), divide: (places) => bySize(places, parts) };
}

function bySize(places: readonly string[], parts: readonly Part[]): Block[] {
  let from = 0;
  const blocks = parts.map((part): Block => {
    const { size = 0 } = part;
    const teams = places.slice(from, from + size);
    from += size;
    return { teams, kind: part.kind, part };
  });
  return [...blocks, { teams: places.slice(from), kind: undefined, part: undefined }].filter(
    ({ teams }) => teams.length > 0,
  );
}

/** Orders the parts of a divided table, each by itself. */
function orderAfterSplit(
  teams: readonly string[],
  { early, divide }: Division,
  compared: Compared,
): { ordered: LevelTeams[]; points: ReadonlyMap<string, number>; parts: ReadonlyMap<string, PartKind> } {
  const earlyRecords = recordsOf(early, compared.rules, { teams });
  const lateOf = (team: string) => (compared.records.get(team)?.points ?? 0) - (earlyRecords.get(team)?.points ?? 0);
  const earlyPoints = new Map(teams.map((team) => [team, (compared.points.get(team) ?? 0) - lateOf(team)]));
  const base = orderTeams(teams, {
    ...{ ...compared, records: earlyRecords, matches: early, ahead: [], points: earlyPoints },
  });
  const points = new Map<string, number>();
  const roundedHalves = new Map<string, number>();
  const blocks = divide(base.flatMap((level) => level.teams));
  for (const { teams: members, part } of blocks)
    for (const team of members) {
      const [kept, rounded] = halved(earlyPoints.get(team) ?? 0, part);
      points.set(team, kept + lateOf(team));
      roundedHalves.set(team, rounded);
    }
  const placesBefore = new Map(
    compared.rules.split?.keepsPlaces
      ? base.flatMap((level, place) => level.teams.map((team) => [team, place] as const))
      : [],
  );
  const ordered = blocks.flatMap(({ teams: members }, index) => {
    const part = orderTeams(members, { ...compared, points, roundedHalves, placesBefore });
    const last = part.at(-1);
    if (last && index < blocks.length - 1) last.separatedBy = 'points';
    return part;
  });
  const parts = new Map(
    blocks.flatMap(({ teams: members, kind }) => (kind ? members.map((team) => [team, kind] as const) : [])),
  );
  return { ordered, points, parts };
}

/** The points that remain, and 1 where a half was lost, or -1 where one was given. */
function halved(points: number, part: Part | undefined): [kept: number, rounded: number] {
  if (part?.halves === undefined) return [points, 0];
  const { halves, ignoresRounding } = part;
  const odd = ignoresRounding ? 0 : Math.abs(points % 2);
  if (halves === 'down') return [Math.floor(points / 2), odd];
  return [Math.ceil(points / 2), odd === 0 ? 0 : -1];
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
  const isPresent = ({ round }: CountedMatch) => (round ?? 0) >= present;
  const earlier = counted.filter((match) => !isPresent(match));
  if (rounds.length === 0 || earlier.length === 0) return undefined;
  const ahead = [...coming(input.matches), ...counted.filter(isPresent)];
  return new Map(rank(input, earlier, ahead).teams.map(({ team, rank: place }) => [team, place]));
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
