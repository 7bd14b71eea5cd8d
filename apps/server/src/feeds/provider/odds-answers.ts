import type { Odds, RowEndpoint } from '@khandai/odds-parser';
import type { BadInput } from '../../modules/fixtures/feed.js';
import { isFields } from '../input/read-values.js';
import { parseOdds } from '../recording/record-odds.js';

/**
 * Answers of rows of prices. Most rows of an answer were in the one before: a row is parsed again only if its text is
 * another, or if it could not be used. The same data as before is not even looked through.
 */
export class OddsAnswers {
  /** The last data of a call of which each row was used. */
  readonly #exhausted = new Map<RowEndpoint, unknown>();
  /** Rows that the last answer of a call had and that were used, by call and category: two categories may have equal rows. */
  readonly #used = new Map<string, ReadonlySet<unknown>>();

  /**
   * `isUsable` says whether the answer has a row that is or was used, or is empty.
   * @param use returns undefined for a row that cannot be used yet, because its match or its opening prices are unknown
   */
  read(
    data: unknown,
    file: string,
    { endpoint, use }: { endpoint: RowEndpoint; use: (odds: Odds) => Odds | undefined },
  ): { list: Odds[]; bad: BadInput[]; isUsable: boolean } {
    if (!isFields(data)) return { ...parseOdds(data, file, endpoint), isUsable: false };
    if (this.#exhausted.get(endpoint) === data) return { list: [], bad: [], isUsable: true };
    let good = 0;
    let unused = 0;
    const list: Odds[] = [];
    const bad: BadInput[] = [];
    for (const [category, rows] of Object.entries(data)) {
      const key = `${endpoint}/${category}`;
      const used = new Set<unknown>();
      const { fresh, places } = freshRows(rows, this.#used.get(key), used);
      this.#used.set(key, used);
      good += used.size;
      const parsed = parseOdds({ [category]: fresh ?? rows }, file, endpoint);
      const unusable = new Set(parsed.bad.map(({ row }) => row));
      for (const one of parsed.bad) bad.push({ ...one, row: one.row && (places[one.row - 1] ?? 0) + 1 });
      let at = -1;
      for (const odds of parsed.list) {
        do at += 1;
        while (unusable.has(at + 1));
        const taken = use(odds);
        if (!taken) {
          unused += 1;
          continue;
        }
        list.push(taken);
        used.add(fresh?.[at]);
        good += 1;
      }
    }
    this.#exhausted.set(endpoint, bad.length === 0 && unused === 0 ? data : undefined);
    return { list, bad, isUsable: good > 0 || bad.length === 0 };
  }

  /** Parses all rows of the next answers: what earlier ones said of a match was removed. */
  forget(): void {
    this.#used.clear();
    this.#exhausted.clear();
  }
}

/** Rows that were not used before, and their places in the answer; the others stay used. No `fresh` if there is no list. */
function freshRows(
  rows: unknown,
  before: ReadonlySet<unknown> | undefined,
  used: Set<unknown>,
): { fresh?: unknown[]; places: number[] } {
  if (!Array.isArray(rows)) return { places: [] };
  const fresh: unknown[] = [];
  const places: number[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row: unknown = rows[at];
    if (before?.has(row)) used.add(row);
    else {
      fresh.push(row);
      places.push(at);
    }
  }
  return { fresh, places };
}
