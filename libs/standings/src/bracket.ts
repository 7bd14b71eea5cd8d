import { type CupMatch, type Tie, tiesOf } from './tie.js';

export interface BracketRound {
  readonly round: string;
  readonly teamsLeft: number | null;
  /** From top to bottom: the winners of neighbours meet in the next round, where that is known. */
  readonly ties: readonly Tie[];
}

export interface Bracket {
  /** The first round first; without the match for third place. */
  readonly rounds: readonly BracketRound[];
  readonly thirdPlace: Tie | undefined;
}

const THIRD_PLACE = 3;

/** Makes the bracket of a cup from its matches, in any order. */
export function makeBracket(matches: readonly CupMatch[]): Bracket {
  const third = matches.filter(({ teamsLeft }) => teamsLeft === THIRD_PLACE);
  const byRound = Map.groupBy(
    matches.filter(({ teamsLeft }) => teamsLeft !== THIRD_PLACE),
    ({ round }) => round,
  );
  const rounds = [...byRound].map(([round, list]) => ({
    ...{ round, teamsLeft: list[0]?.teamsLeft ?? null },
    start: Math.min(...list.map(({ kickOff }) => kickOff)),
    ties: tiesOf(list),
  }));
  rounds.sort((a, b) =>
    a.teamsLeft !== null && b.teamsLeft !== null && a.teamsLeft !== b.teamsLeft
      ? b.teamsLeft - a.teamsLeft
      : a.start - b.start || (a.round < b.round ? -1 : 1),
  );
  return {
    rounds: inTreeOrder(rounds.map(({ start: _, ...round }, index) => withNext(round, rounds[index + 1]?.ties ?? []))),
    thirdPlace: tiesOf(third)[0],
  };
}

/** Finds the winners that only the next round shows. */
function withNext(round: BracketRound, next: readonly Tie[]): BracketRound {
  const going = new Set(next.flatMap(({ teams }) => teams));
  const ties = round.ties.map((tie): Tie => {
    const on = tie.teams.map((team) => going.has(team));
    if (tie.winner !== null || tie.isLive || on[0] === on[1]) return tie;
    return { ...tie, winner: on[0] ? 0 : 1, decidedBy: 'nextRound' };
  });
  return { ...round, ties };
}

/** Sorts each round so that the ties that feed a tie of the next round stand beside each other. */
function inTreeOrder(rounds: readonly BracketRound[]): BracketRound[] {
  const ordered: BracketRound[] = [];
  let next: readonly Tie[] = [];
  for (const round of [...rounds].reverse()) {
    const feeders = next.flatMap(({ teams }) =>
      teams.flatMap((team) => round.ties.find((tie) => tie.teams.includes(team)) ?? []),
    );
    const fed = [...new Set(feeders)];
    next = [...fed, ...round.ties.filter((tie) => !fed.includes(tie))];
    ordered.unshift({ ...round, ties: next });
  }
  return ordered;
}
