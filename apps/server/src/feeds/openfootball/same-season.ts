import { searchKey } from '../../platform/plain-text.js';
import type { OpenCompetition, OpenMatch } from './open-match.js';

/** A file of a folder, and what was read in it. */
interface ReadFile {
  readonly file: string;
  readonly competition: OpenCompetition;
}

const FULL = /-full\.json$/;
/** Share of matches with a result that must be the same for two files to be one season. */
const SAME = 0.8;
const DAY_MS = 86_400_000;
/** Parts of clubs' names that some files leave out. */
const COMMON = new Set('fc afc cf sc ac as ssc us ud cd rcd rc sv tsg vfl vfb fsv fk sk the and club'.split(' '));

/**
 * Some folders have a season twice: `en.1-full.json` is `en.1.json` with goals and shorter names of clubs, and `cl.json` is an
 * older form of `uefa.cl.json`. Each season is then read once, with the goals that the other file has; `left` are the files
 * that are not read by themselves.
 */
export function withoutCopies<T extends ReadFile>(files: readonly T[]): { kept: T[]; left: T[] } {
  const left: T[] = [];
  const seasons = Map.groupBy(files, ({ competition: { key, season } }) => `${key}\n${season}`);
  for (const ofSeason of seasons.values()) {
    const kept: T[] = [];
    for (const one of [...ofSeason].sort(byWorth)) {
      const original = kept.find((other) => isCopy(one, other));
      if (original) {
        left.push(one);
        addGoals(original.competition, one.competition);
      } else kept.push(one);
    }
  }
  return { kept: files.filter((one) => !left.includes(one)), left };
}

/** The first is kept: names of leagues first, then more results, then known hours. */
function byWorth(a: ReadFile, b: ReadFile): number {
  const figures = ({ file, competition: { list } }: ReadFile) => [
    FULL.test(file) ? 0 : 1,
    list.filter(({ full }) => full !== null).length,
    list.filter(({ dateOnly }) => !dateOnly).length,
  ];
  const [one, other] = [figures(a), figures(b)];
  const at = one.findIndex((figure, index) => figure !== other[index]);
  return (other[at] ?? 0) - (one[at] ?? 0);
}

function isCopy(one: ReadFile, other: ReadFile): boolean {
  if (FULL.test(one.file) && one.file.replace(FULL, '.json') === other.file) return true;
  const results = resultsOf(one.competition);
  const known = new Set(resultsOf(other.competition));
  return results.length > 1 && results.filter((result) => known.has(result)).length >= results.length * SAME;
}

/** Days and results without the names of the teams, which differ. */
function resultsOf({ list }: OpenCompetition): string[] {
  const counts = new Map<string, number>();
  return list.flatMap(({ kickOff, full }) => {
    if (full === null) return [];
    const result = `${Math.floor(kickOff / DAY_MS)} ${full.join('-')}`;
    const count = (counts.get(result) ?? 0) + 1;
    counts.set(result, count);
    return [`${result} ${count}`];
  });
}

/** Adds what the copy knows of a match to the one that has the same teams and result. */
function addGoals(original: OpenCompetition, copy: OpenCompetition): void {
  const nameOf = namesOf(original.list);
  const byTeams = Map.groupBy(copy.list, ({ home, away }) => `${nameOf(home) ?? ''}\n${nameOf(away) ?? ''}`);
  for (const match of original.list) {
    const same = byTeams.get(`${match.home}\n${match.away}`)?.filter((one) => isSameResult(one, match)) ?? [];
    const [found] = same;
    if (!found || same.length > 1) continue;
    match.goals ??= found.goals;
    match.half ??= found.half;
    if (match.ground === '') match.ground = found.ground;
  }
}

const isSameResult = (one: OpenMatch, other: OpenMatch): boolean =>
  one.full?.[0] === other.full?.[0] && one.full?.[1] === other.full?.[1];

/** Finds the name of a club under which a list has it: the one that has the same words, or more. */
function namesOf(list: readonly OpenMatch[]): (name: string) => string | undefined {
  const words = new Map(
    [...new Set(list.flatMap(({ home, away }) => [home, away]))].map((name) => [name, wordsOf(name)]),
  );
  return (name) => {
    if (words.has(name)) return name;
    const own = wordsOf(name);
    const found = [...words].filter(([, theirs]) => isPartOf(own, theirs) || isPartOf(theirs, own));
    return found.length === 1 ? found[0]?.[0] : undefined;
  };
}

const isPartOf = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  some.size > 0 && [...some].every((word) => all.has(word));

const wordsOf = (name: string): Set<string> =>
  new Set(
    searchKey(name)
      .replace(/\([a-z]{3}\)$/, '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && !COMMON.has(word) && !/^\d+$/.test(word)),
  );
