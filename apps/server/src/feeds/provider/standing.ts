import type { BadInput } from '../../modules/fixtures/feed.js';
import { eachRow, needed } from '../input/read-rows.js';
import { id, isFields, text, whole } from '../input/read-values.js';
import { seasonName } from '../input/season-name.js';

/** What the site takes from a table of the provider: which points the league took or gave. */
export interface ProviderStanding {
  /** Empty when the answer does not say it. */
  readonly season: string;
  /** By team id, only teams whose points were changed; negative for points taken. */
  readonly adjustments: Readonly<Record<string, number>>;
  readonly bad: BadInput[];
}

/** A table of the provider: `deduction` are points taken; a negative number gave points back. */
export function parseStanding(data: unknown, file: string): ProviderStanding {
  const table = isFields(data) ? data : {};
  const league = isFields(table['leagueInfo']) ? table['leagueInfo'] : {};
  const { list, bad } = eachRow(table['totalStandings'], file, (row): [team: string, points: number] => [
    needed(id(row['teamId']), 'teamId'),
    -needed(text(row['deduction']) === '' ? 0 : whole(row['deduction']), 'deduction'),
  ]);
  const adjustments = Object.fromEntries(list.filter(([, points]) => points !== 0));
  return { season: seasonName(text(league['currentSeason'])), adjustments, bad };
}
