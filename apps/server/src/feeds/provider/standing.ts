import type { BadInput } from '../../modules/fixtures/feed.js';
import { eachRow, needed, Unusable } from '../input/read-rows.js';
import { id, isFields, quoted, text, whole } from '../input/read-values.js';
import { seasonName } from '../input/season-name.js';

/** What the site takes from a table of the provider: which points the league took. */
export interface ProviderStanding {
  /** Empty when the answer does not say it. */
  readonly season: string;
  /** By team id, only teams that lost points; negative. */
  readonly adjustments: Readonly<Record<string, number>>;
  /** Teams whose row does not say it; `all` when a row does not even say its team, so that any team may be missing. */
  readonly unread: readonly string[] | 'all';
  readonly bad: BadInput[];
}

/** No league has taken as many; a larger number is a fault. */
const MAX_POINTS = 100;

/**
 * A table of the provider. Its description has the number `deduction` without a sign: 3 and -3 both mean that the league took
 * three points. Leagues that give points do not exist in it, and giving points to a team that was punished would be the
 * worst reading.
 */
export function parseStanding(data: unknown, file: string): ProviderStanding {
  const table = isFields(data) ? data : {};
  const league = isFields(table['leagueInfo']) ? table['leagueInfo'] : {};
  const unread: string[] = [];
  const { list, bad } = eachRow(table['totalStandings'], file, (row): [team: string, points: number] => {
    const team = needed(id(row['teamId']), 'teamId');
    const points = deducted(row['deduction']);
    if (points === undefined) {
      unread.push(team);
      throw new Unusable(`điểm trừ ${quoted(row['deduction'])} sai`);
    }
    return [team, -points];
  });
  const adjustments = Object.fromEntries(list.filter(([, points]) => points !== 0));
  return {
    season: seasonName(text(league['currentSeason'])),
    adjustments,
    unread: bad.length > unread.length ? 'all' : unread,
    bad,
  };
}

function deducted(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return 0;
  const read = whole(value);
  return read !== undefined && Math.abs(read) <= MAX_POINTS ? Math.abs(read) : undefined;
}
