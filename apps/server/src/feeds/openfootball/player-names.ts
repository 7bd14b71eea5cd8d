import type { OpenGoal, OpenMatch } from './open-match.js';

type Match = Pick<OpenMatch, 'home' | 'away' | 'goals'>;

/**
 * Gives each player one name: files of a tournament have the full name in one match, and the surname alone in another, so
 * that a list of scorers would have the player twice.
 */
export function unifyPlayers(list: readonly Match[]): void {
  const namesOf = new Map<string, Map<string, Set<Match>>>();
  for (const match of list)
    for (const goal of match.goals ?? []) {
      const names = entry(namesOf, teamOf(match, goal), () => new Map<string, Set<Match>>());
      entry(names, goal.playerName, () => new Set<Match>()).add(match);
    }
  const fullNames = new Map([...namesOf].map(([team, names]) => [team, fullNamesOf(names)]));
  for (const match of list)
    match.goals?.forEach((goal) => {
      goal.playerName = fullNames.get(teamOf(match, goal))?.get(goal.playerName) ?? goal.playerName;
    });
}

/** An own goal counts for the other team. */
const teamOf = ({ home, away }: Match, goal: OpenGoal): string => (goal.home === goal.ownGoal ? away : home);

/** The full name for each short one that only one player of the team has. A file has one form of a name within a match. */
function fullNamesOf(names: ReadonlyMap<string, ReadonlySet<Match>>): Map<string, string> {
  const full = new Map<string, string>();
  for (const [short, inMatches] of names) {
    const [name, ...others] = [...names.keys()].filter((long) => isShortOf(short, long));
    if (name === undefined || others.length > 0) continue;
    if ([...inMatches].every((match) => !names.get(name)?.has(match))) full.set(short, name);
  }
  return full;
}

const INITIAL = /^(\p{L})\. ?(.+)$/u;

/** `Kane` or `H. Kane` of `Harry Kane`, and `Mbappe` of `Mbappé`. */
function isShortOf(short: string, long: string): boolean {
  const [one, other] = [plain(short), plain(long)];
  if (one === '') return false;
  if (one === other) return short.normalize('NFD').length < long.normalize('NFD').length;
  const [, initial = '', surname = one] = INITIAL.exec(one) ?? [];
  return !INITIAL.test(other) && other.startsWith(initial) && other.endsWith(` ${surname}`);
}

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
