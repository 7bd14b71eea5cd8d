import fc from 'fast-check';
import { makeBracket } from './bracket.js';
import { type Competition, competitions, rulesOf } from './competitions.js';
import type { LeagueMatch, MatchStatus } from './match.js';
import type { Part } from './rules.js';
import { makeTable } from './table.js';
import type { CupMatch } from './tie.js';

const TEAMS = ['A', 'B', 'C', 'D', 'E', 'F'];
const goals = fc.integer({ min: 0, max: 3 });
const statuses: MatchStatus[] = ['ended', 'ended', 'ended', 'live', 'coming', 'void'];
const pair = fc.shuffledSubarray(TEAMS, { minLength: 2, maxLength: 2 });

const matchesOf = (status: fc.Arbitrary<MatchStatus>): fc.Arbitrary<LeagueMatch[]> =>
  fc
    .array(fc.record({ pair, homeGoals: goals, awayGoals: goals, status, round: fc.integer({ min: 1, max: 40 }) }), {
      maxLength: 40,
    })
    .map((list) =>
      list.map(({ pair: [home = '', away = ''], ...match }, index) => ({
        ...match,
        ...{ matchId: String(index), home, away, kickOff: index },
      })),
    );
const anyMatches = matchesOf(fc.constantFrom(...statuses));
const competition = fc.constantFrom(...(Object.keys(competitions) as Competition[]));
const sum = <T>(list: readonly T[], value: (item: T) => number): number =>
  list.reduce((total, item) => total + value(item), 0);

describe('tables of generated matches', () => {
  it('[STA1] do not depend on the order of the matches, nor on duplicates', () => {
    fc.assert(
      fc.property(
        competition,
        anyMatches.chain((matches) =>
          fc.tuple(fc.constant(matches), fc.shuffledSubarray(matches, { minLength: matches.length })),
        ),
        (name, [matches, shuffled]) => {
          const table = (list: readonly LeagueMatch[]) =>
            makeTable({ rules: rulesOf(name), matches: list, provisional: true });
          expect(table(shuffled)).toEqual(table(matches));
          expect(table([...matches, ...shuffled])).toEqual(table(matches));
        },
      ),
    );
  });

  it('[STA2] have as many wins as losses, goal differences that sum to zero, and the points of their matches', () => {
    fc.assert(
      fc.property(competition, anyMatches, (name, matches) => {
        const { split: _, ...rules } = rulesOf(name);
        const { rows } = makeTable({ rules, matches });
        const counted = matches.filter(({ status }) => status === 'ended');
        const draws = counted.filter(({ homeGoals, awayGoals }) => homeGoals === awayGoals).length;
        expect(sum(rows, ({ wins }) => wins)).toBe(sum(rows, ({ losses }) => losses));
        expect(sum(rows, ({ goalDifference }) => goalDifference)).toBe(0);
        expect(sum(rows, ({ points }) => points)).toBe(3 * counted.length - draws);
        expect(rows.every((row) => row.played === row.wins + row.draws + row.losses)).toBe(true);
      }),
    );
  });

  it('[STA5] [STA7] list every team once, with points that never rise, and ranks that rise where something separates', () => {
    fc.assert(
      fc.property(competition, anyMatches, (name, matches) => {
        const { split: _, ...rules } = rulesOf(name);
        const { rows } = makeTable({ rules, matches, teams: TEAMS });
        expect(rows.map(({ team }) => team).sort()).toEqual(TEAMS);
        for (const [index, row] of rows.entries()) {
          const next = rows[index + 1];
          if (!next) continue;
          expect(row.points).toBeGreaterThanOrEqual(next.points);
          expect(row.separatedBy === undefined).toBe(row.rank === next.rank);
          if (row.points > next.points) expect(row.separatedBy).toBe('points');
          if (row.rank < next.rank) expect(next.rank).toBe(index + 2);
        }
      }),
    );
  });

  it('[STA4] a provisional table without a running match equals the settled one', () => {
    fc.assert(
      fc.property(competition, matchesOf(fc.constantFrom('ended', 'coming', 'void')), (name, matches) => {
        const table = (provisional: boolean) => makeTable({ rules: rulesOf(name), matches, provisional });
        expect(table(true)).toEqual(table(false));
      }),
    );
  });

  it('[STA9] home and away add up to the whole', () => {
    fc.assert(
      fc.property(anyMatches, (matches) => {
        const rules = rulesOf('unknown');
        const figures = (view: 'all' | 'home' | 'away') =>
          new Map(
            makeTable({ rules, matches, view }).rows.map((row) => [row.team, [row.played, row.points, row.goalsFor]]),
          );
        const [all, home, away] = [figures('all'), figures('home'), figures('away')];
        for (const [team, whole] of all)
          expect(whole).toEqual(whole.map((_, index) => home.get(team)![index]! + away.get(team)![index]!));
      }),
    );
  });

  it('[STA10] no team of the lower part is above one of the upper part', () => {
    fc.assert(
      fc.property(matchesOf(fc.constant('ended')), (matches) => {
        const TOP = 3;
        const parts: Part[] = [
          { kind: 'championship', size: TOP },
          { kind: 'relegation', size: TEAMS.length - TOP },
        ];
        const split = { afterRound: 20, parts };
        const rules = { ...rulesOf('unknown'), split };
        const names = (list: readonly LeagueMatch[]) =>
          makeTable({ rules, matches: list, teams: TEAMS }).rows.map(({ team }) => team);
        const early = names(matches.filter(({ round }) => (round ?? 0) <= split.afterRound));
        expect(names(matches).slice(0, TOP).sort()).toEqual(early.slice(0, TOP).sort());
      }),
    );
  });
});

const cup: fc.Arbitrary<CupMatch[]> = fc
  .array(
    fc.record({
      ...{ pair, homeGoals: goals, awayGoals: goals, status: fc.constantFrom(...statuses) },
      ...{ teamsLeft: fc.constantFrom(8, 4, 2, null), penalties: fc.option(fc.tuple(goals, goals)) },
    }),
    { maxLength: 20 },
  )
  .map((list) =>
    list.map(({ pair: [home = '', away = ''], ...match }, index) => ({
      ...match,
      ...{ matchId: String(index), round: String(match.teamsLeft), home, away, kickOff: index },
    })),
  );

test('[STA13] every match is in one tie, and a winner is ahead by goals, by kicks, or in the next round', () => {
  fc.assert(
    fc.property(cup, (matches) => {
      const { rounds } = makeBracket(matches);
      const ties = rounds.flatMap((round) => round.ties);
      expect(ties.flatMap(({ legs }) => legs.map(({ matchId }) => matchId)).sort()).toEqual(
        matches.map(({ matchId }) => matchId).sort(),
      );
      for (const { winner, decidedBy, aggregate, penalties } of ties) {
        expect(winner === null).toBe(decidedBy === null);
        if (winner === null || decidedBy === 'nextRound') continue;
        const [one, other] = (decidedBy === 'penalties' ? penalties : aggregate) ?? [0, 0];
        expect(one > other).toBe(winner === 0);
      }
    }),
  );
});
