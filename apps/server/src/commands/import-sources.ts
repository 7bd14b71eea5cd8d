import { resolve } from 'node:path';
import type { BadInput, FeedEvent, FeedFixture } from '../modules/fixtures/feed.js';
import { type OpenFolder, readLeagues, readWorldCup } from '../feeds/openfootball/read-folder.js';
import { goalEvents, importedFixture, matchIdOf } from '../feeds/openfootball/to-feed.js';
import { readVLeague } from '../feeds/vleague/read-vleague.js';

/** All usable data at the path of an import. */
export interface ImportData {
  fixtures: FeedFixture[];
  events: { fixtureId: string; list: FeedEvent[] }[];
  bad: BadInput[];
  /** Number of future matches without a kick-off time, which the import skips; this is not an error. */
  undated: number;
}

/** Readers of importable sources, by their name on the command line. */
export const importSources = {
  worldcup: async (folder: string) => fromOpenFolder(await readWorldCup(resolve(folder))),
  football: async (path: string) => fromOpenFolder(await readLeagues(resolve(path))),
  vleague: async (folder: string): Promise<ImportData> => ({
    ...(await readVLeague(resolve(folder))),
    events: [],
    undated: 0,
  }),
} as const;

export type ImportSource = keyof typeof importSources;

export const isImportSource = (word: string): word is ImportSource => Object.hasOwn(importSources, word);

function fromOpenFolder({ competitions, context, bad }: OpenFolder): ImportData {
  const data: ImportData = { fixtures: [], events: [], bad: [...bad], undated: 0 };
  for (const competition of competitions) {
    data.bad.push(...competition.bad);
    data.undated += competition.undated;
    for (const match of competition.list) {
      data.fixtures.push(importedFixture(competition, match, context));
      if (match.goals) data.events.push({ fixtureId: matchIdOf(competition, match), list: goalEvents(match.goals) });
    }
  }
  return data;
}
