import type { OpenGoal, OpenMatch } from './open-match.js';

type Match = Pick<OpenMatch, 'home' | 'away' | 'goals'>;

/**
 * Gives each player one name: files of a tournament have the full name in one match, and the surname alone in another, so
 * that a list of scorers would have the player twice. Only for tournaments of national teams, which are short: over a season
 * a club has many scorers, and `Pedro` and `João Pedro` may be two of them.
 */
export function unifyPlayers(list: readonly Match[]): void {
  const formsOf = new Map<string, Forms>();
  for (const match of list)
    for (const goal of match.goals ?? []) {
      const forms = entry(formsOf, teamOf(match, goal), () => new Map<string, Form>());
      const { spellings, matches } = entry(forms, plain(goal.playerName), () => ({
        ...{ spellings: new Set<string>(), matches: new Set<Match>() },
      }));
      spellings.add(goal.playerName);
      matches.add(match);
    }
  for (const match of list)
    match.goals?.forEach((goal) => {
      const forms = formsOf.get(teamOf(match, goal));
      if (forms) goal.playerName = spellingOf(forms.get(longestOf(plain(goal.playerName), forms))) ?? goal.playerName;
    });
}

/** A name without regard to accents: all ways in which the file spells it, and the matches that have it. */
interface Form {
  readonly spellings: Set<string>;
  readonly matches: Set<Match>;
}

/** The names of a team's players, by their plain form. */
type Forms = Map<string, Form>;

/** An own goal counts for the other team. */
const teamOf = ({ home, away }: Match, goal: OpenGoal): string => (goal.home === goal.ownGoal ? away : home);

/**
 * The longest form of a name, where only one player of the team can be meant: the full name, or else the one with an initial.
 * A match that has both forms has two players, because a file has one form of a name within a match.
 */
function longestOf(short: string, forms: Forms): string {
  const longer = [...forms.keys()].filter((long) => isShortOf(short, long));
  const [found, ...others] = new Set(longer.map((long) => longestOf(long, forms)));
  if (found === undefined || others.length > 0) return short;
  const matches = [...(forms.get(short)?.matches ?? [])];
  const isBeside = (long: string) => matches.some((match) => forms.get(long)?.matches.has(match));
  return [found, ...longer].some(isBeside) ? short : found;
}

/** The spelling with the most accents: they are left out, never added. */
const spellingOf = (form: Form | undefined): string | undefined =>
  [...(form?.spellings ?? [])].sort((a, b) => b.normalize('NFD').length - a.normalize('NFD').length)[0];

const INITIAL = /^(\p{L})\. ?(.+)$/u;

/** `kane` or `h. kane` of `harry kane`, and `kane` of `h. kane`. */
function isShortOf(short: string, long: string): boolean {
  if (short === '') return false;
  const [, initial, surname = short] = INITIAL.exec(short) ?? [];
  const [, , surnameOfLong] = INITIAL.exec(long) ?? [];
  if (surnameOfLong !== undefined) return initial === undefined && surnameOfLong === short;
  return long.startsWith(initial ?? '') && long.endsWith(` ${surname}`);
}

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
