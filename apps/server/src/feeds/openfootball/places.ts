import type { PartKind } from '@khandai/standings';
import type { OpenMatch, Place } from './open-match.js';
import { readRound, type RoundText, teamsLeftIn } from './round-text.js';
import { contextName } from './vietnamese.js';

type Unplaced = Omit<OpenMatch, 'place'>;

interface Read {
  readonly match: Unplaced;
  readonly text: RoundText;
}

/** Of 24 clubs of the Champions League, the best eight wait for the winners. */
const UEFA_PLAY_OFF = 24;
const CUP = /\b(?:cup|pokal|coupe|copa|coppa|taça|beker|cúp)\b/i;
const KNOCK_OUT = /play-?offs?|knock-?out|finals|liguilla/i;
/** Share of the teams that play to the end of a league; in a cup half of them leave at once. */
const MOST = 0.7;

/**
 * Finds the part and round of each match of a competition. The round's text alone does not decide it:
 * `Round 2` is a matchday or a round of a cup, and a play-off for a place in Europe is a table in Belgium and a knock-out in Austria.
 */
export function placesOf(
  { key, name }: { key: string; name: string },
  list: readonly Unplaced[],
): ReadonlyMap<Unplaced, Place> {
  const reads = list.map((match): Read => ({ match, text: readRound(match) }));
  const places = new Map<Unplaced, Place>();
  for (const [half, ofHalf] of Map.groupBy(reads, ({ text }) => text.half))
    for (const [match, place] of placesOfHalf(ofHalf, isCup(key, name), key)) places.set(match, { ...place, half });
  return places;
}

const nowhere: Place = { half: '', phase: '', group: '', number: null };
const isCup = (key: string, name: string): boolean => /\.(?:cup|q)$/.test(key) || CUP.test(name);

type Found = readonly [Unplaced, Omit<Place, 'half'>];

function placesOfHalf(reads: readonly Read[], cup: boolean, key: string): Found[] {
  const inGroups = reads.filter(({ text }) => text.group !== undefined);
  const others = reads.filter(({ text }) => text.group === undefined);
  const found: Found[] = groups(inGroups);
  const base = others.filter(({ text }) => text.context === '' && isNumbered(text, cup));
  const isTable = base.length > 0 && (base.some(({ text }) => !text.isOpen) || lastsForMost(base));
  if (isTable) found.push(...base.map(({ match, text }) => inLeague(match, '', text.number ?? null)));
  const later = others.filter((read) => !isTable || !base.includes(read));
  // A file without any rounds.
  if (!cup && base.length === 0 && later.every(({ text }) => text.last === '') && lastsForMost(later))
    return [...found, ...later.map(({ match }) => inLeague(match, '', null))];
  for (const [context, ofContext] of Map.groupBy(later, ({ text }) => text.context))
    found.push(...placesInContext(context, ofContext, { base: isTable ? base : [], cup, key }));
  return found;
}

const isNumbered = ({ number, isOpen }: RoundText, cup: boolean): boolean => number !== undefined && !(cup && isOpen);

const inLeague = (match: Unplaced, group: string, number: number | null): Found => [
  match,
  { phase: 'league', group, number },
];

interface Around {
  readonly base: readonly Read[];
  readonly cup: boolean;
  readonly key: string;
}

function placesInContext(context: string, reads: readonly Read[], { base, cup, key }: Around): Found[] {
  const numbered = reads.filter(({ text }) => isNumbered(text, cup));
  const [first] = numbered;
  const isTable =
    first !== undefined &&
    context !== '' &&
    !(KNOCK_OUT.test(context) && areTies(numbered)) &&
    (!first.text.isOpen || lastsForMost(numbered));
  const rest = isTable ? reads.filter((read) => !numbered.includes(read)) : reads;
  const outside = rest.map((read): Found => [read.match, knockOut(read.text, key)]);
  return isTable ? [...tablesOf(context, numbered, { part: first.text.part, base }), ...outside] : outside;
}

/** Other finals, such as those for a place in Europe, are no rounds of the competition. */
function knockOut({ context, part, last, number }: RoundText, key: string): Omit<Place, 'half'> {
  if (part === 'middle') return nowhere;
  const isPlayOff = key.startsWith('uefa.') && number !== undefined && /^(?:knock-?out )?play-?offs?$/i.test(context);
  return { phase: 'knockout', group: '', number: isPlayOff ? UEFA_PLAY_OFF : teamsLeftIn(last) };
}

/** The matches of one part of a divided league, or of tables of their own when teams of other leagues take part. */
function tablesOf(
  context: string,
  reads: readonly Read[],
  { part, base }: { part: PartKind | undefined; base: readonly Read[] },
): Found[] {
  const lastBefore = Math.max(0, ...base.map(({ text }) => text.number ?? 0));
  const isAgain = reads.some(({ text }) => (text.number ?? 0) <= lastBefore);
  const numberOf = ({ text }: Read) => (text.number ?? 0) + (isAgain ? lastBefore : 0);
  const known = teamsIn(base);
  if (part !== undefined && (base.length === 0 || [...teamsIn(reads)].every((team) => known.has(team))))
    return reads.map((read) => inLeague(read.match, part, numberOf(read)));
  const tables = separate(reads);
  return tables.flatMap((table, index) => {
    const group = [contextName(context), ...(tables.length > 1 ? [String(index + 1)] : [])].join(' ');
    return table.map((read) => inLeague(read.match, group, numberOf(read)));
  });
}

/** A group stage without letters has groups all the same: teams meet in their group only. */
function groups(reads: readonly Read[]): Found[] {
  const named = reads.filter(({ text }) => text.group !== '');
  const unnamed = separate(reads.filter(({ text }) => text.group === ''));
  const place = (match: Unplaced, group: string): Found => [match, { phase: 'group', group, number: null }];
  return [
    ...named.map(({ match, text }) => place(match, text.group ?? '')),
    ...unnamed.flatMap((group, index) => group.map(({ match }) => place(match, String(index + 1)))),
  ];
}

const teamsIn = (reads: readonly Read[]): Set<string> =>
  new Set(reads.flatMap(({ match }) => [match.home, match.away]));

/** Whether most teams play about as often as the one that plays most. */
function lastsForMost(reads: readonly Read[]): boolean {
  const played = Map.groupBy(
    reads.flatMap(({ match }) => [match.home, match.away]),
    (team) => team,
  );
  const counts = [...played.values()].map(({ length }) => length);
  const most = Math.max(0, ...counts);
  return counts.filter((count) => count * 2 > most).length > counts.length * MOST;
}

/** Whether no team meets a second opponent: the numbers of such matches are those of legs. */
function areTies(reads: readonly Read[]): boolean {
  const opponents = Map.groupBy(
    reads.flatMap(({ match: { home, away } }) => [[home, away] as const, [away, home] as const]),
    ([team]) => team,
  );
  return [...opponents.values()].every((met) => new Set(met.map(([, opponent]) => opponent)).size === 1);
}

/** Divides matches so that no team of one set meets a team of another. The set of the first match comes first. */
function separate(reads: readonly Read[]): Read[][] {
  const setOf = new Map<string, { reads: Read[]; teams: Set<string> }>();
  const inOrder = [...reads].sort((a, b) => a.match.kickOff - b.match.kickOff);
  for (const read of inOrder) {
    const { home, away } = read.match;
    const [one, other] = [setOf.get(home), setOf.get(away)];
    const into = one ?? other ?? { reads: [], teams: new Set<string>() };
    if (one && other && one !== other) {
      one.reads.push(...other.reads);
      for (const team of other.teams) one.teams.add(team);
    }
    into.reads.push(read);
    into.teams.add(home).add(away);
    for (const team of into.teams) setOf.set(team, into);
  }
  return [...new Set(setOf.values())].map((set) => set.reads);
}
