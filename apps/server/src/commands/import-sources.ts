import { resolve } from 'node:path';
import type { BadInput, FeedBatch, FeedEvent, FeedFixture } from '../modules/fixtures/feed.js';
import type { OpenMatch } from '../feeds/openfootball/open-match.js';
import { type OpenFolder, type ReadCompetition, readOpenFootball } from '../feeds/openfootball/read-folder.js';
import type { FormerMatch } from '../feeds/input/former-match.js';
import {
  formerLeagueIds,
  formerMatches,
  formerTeamIds,
  goalEvents,
  importedFixture,
  isUndecided,
  leagueOf,
  matchKey,
} from '../feeds/openfootball/to-feed.js';
import { readVLeague } from '../feeds/vleague/read-vleague.js';

/** Numbers of matches in one folder of an import. */
export interface FolderCount {
  folder: string;
  /** Rows read. */
  read: number;
  /** Ids of the matches that these rows describe. */
  fixtureIds: string[];
  /** Unusable rows and files, by reason. */
  refused: Map<string, number>;
}

/** All usable data at the path of an import. */
export interface ImportData {
  fixtures: FeedFixture[];
  events: { fixtureId: string; list: FeedEvent[] }[];
  squads: NonNullable<FeedBatch['squads']>;
  bad: BadInput[];
  /** Rows in which earlier imports may have stored these matches, by their present id. */
  formers: ReadonlyMap<string, readonly FormerMatch[]>;
  /** Present ids of teams by those under which earlier imports stored them. */
  formerTeams: ReadonlyMap<string, string>;
  /** Present ids of leagues by those under which earlier imports stored them. */
  formerLeagues: ReadonlyMap<string, string>;
  /** Ids of matches whose teams are not known yet, so that another import may bring other teams. */
  undecided: ReadonlySet<string>;
  folders: FolderCount[];
  /** Sentences about the data as a whole. */
  notes: string[];
}

/** Readers of importable sources, by their name on the command line. */
export const importSources = {
  worldcup: async (path: string) => fromOpenFolder(await readOpenFootball(resolve(path))),
  football: async (path: string) => fromOpenFolder(await readOpenFootball(resolve(path))),
  vleague: async (folder: string): Promise<ImportData> => {
    const read = await readVLeague(resolve(folder));
    const none = { formerTeams: new Map<string, string>(), formerLeagues: new Map<string, string>() };
    return { ...read, ...none, events: [], squads: [], undecided: new Set(), folders: [], notes: [] };
  },
} as const;

export type ImportSource = keyof typeof importSources;

export const isImportSource = (word: string): word is ImportSource => Object.hasOwn(importSources, word);

function fromOpenFolder({ competitions, bad }: OpenFolder): ImportData {
  const found = new FoundMatches();
  const folders = new Map<string, FolderCount>();
  const rejected = [...bad];
  for (const one of competitions) {
    const count: FolderCount = folders.get(one.folder) ?? {
      folder: one.folder,
      read: 0,
      fixtureIds: [],
      refused: new Map(),
    };
    folders.set(one.folder, count);
    const refused = [...one.competition.bad];
    for (const match of one.competition.list) {
      const taken = found.add(one, match);
      if (typeof taken === 'string') count.fixtureIds.push(taken);
      else refused.push(taken);
    }
    count.read += one.competition.read;
    for (const { reason } of refused) addTo(count.refused, reasonKind(reason), 1);
    rejected.push(...refused);
  }
  return {
    fixtures: found.all.map(({ fixture }) => fixture),
    events: found.all.flatMap(({ fixture: { fixtureId }, match: { goals } }) =>
      goals ? [{ fixtureId, list: goalEvents(goals) }] : [],
    ),
    squads: competitions.flatMap(({ squads }) => squads),
    bad: rejected,
    formers: found.formers,
    formerTeams: found.formerTeams,
    formerLeagues: formerLeaguesOf(competitions),
    undecided: found.undecided,
    folders: [...folders.values()],
    notes: notesOf(competitions),
  };
}

interface FoundMatch {
  key: string;
  match: OpenMatch;
  fixture: FeedFixture;
  formers: FormerMatch[];
}

/** Matches of all files by id. A match that several files have is taken from the most complete one. */
export class FoundMatches {
  readonly #byId = new Map<string, FoundMatch>();

  get all(): readonly FoundMatch[] {
    return [...this.#byId.values()];
  }

  get formers(): Map<string, FormerMatch[]> {
    return new Map(this.all.map(({ fixture, formers }) => [fixture.fixtureId, formers]));
  }

  get formerTeams(): Map<string, string> {
    const sides = this.all.flatMap(({ match, fixture }) => [
      { name: match.home, team: fixture.home },
      { name: match.away, team: fixture.away },
    ]);
    return new Map(sides.flatMap(({ name, team }) => formerTeamIds(name).map((id) => [id, team.teamId] as const)));
  }

  get undecided(): Set<string> {
    return new Set(this.all.filter(({ match }) => isUndecided(match)).map(({ fixture }) => fixture.fixtureId));
  }

  /** Returns the match's id, or why it cannot be taken. `idOf` is for tests: ids of 64 bits do not clash by chance. */
  add({ competition, context }: ReadCompetition, match: OpenMatch, idOf?: (key: string) => string): string | BadInput {
    const key = matchKey(competition, match);
    const made = importedFixture(competition, match, context);
    const fixture = idOf ? { ...made, fixtureId: idOf(key) } : made;
    const known = this.#byId.get(fixture.fixtureId);
    if (known && known.key !== key) {
      const reason = `mã trận ${fixture.fixtureId} của ${match.home} – ${match.away} trùng với ${known.match.home} – ${known.match.away}`;
      return { file: competition.name, row: null, reason };
    }
    if (!known || completeness(match) > completeness(known.match)) {
      this.#byId.set(fixture.fixtureId, { key, match, fixture, formers: formerMatches(competition, match) });
    }
    return fixture.fixtureId;
  }
}

/** A result counts most, then a known hour. */
const completeness = ({ full, dateOnly }: OpenMatch): number => (full === null ? 0 : 2) + (dateOnly ? 0 : 1);

function formerLeaguesOf(competitions: readonly ReadCompetition[]): Map<string, string> {
  return new Map(
    competitions.flatMap(({ competition }) =>
      formerLeagueIds(competition).map((former) => [former, leagueOf(competition).leagueId] as const),
    ),
  );
}

/** Reasons without the values in them, so that equal mistakes are counted together. */
const reasonKind = (reason: string): string =>
  reason
    .replace(/"[^"]*"/g, '"…"')
    .replace(/^trùng trận .*/, 'trùng trận')
    .replace(/^mã trận .*/, 'trùng mã trận');

function addTo(counts: Map<string, number>, key: string, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}

function notesOf(competitions: readonly ReadCompetition[]): string[] {
  const days = competitions.flatMap(({ competition }) => competition.list.filter(({ dateOnly }) => dateOnly)).length;
  const unknownZones = competitions.flatMap(({ competition: { name, withoutZone } }) =>
    withoutZone > 0 ? [`Không biết múi giờ của "${name}": ${withoutZone} trận chỉ có ngày.`] : [],
  );
  return [...(days > 0 ? [`${days} trận chỉ có ngày, chưa có giờ bóng lăn.`] : []), ...unknownZones];
}
