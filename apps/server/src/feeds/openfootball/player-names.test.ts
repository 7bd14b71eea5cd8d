import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCompetition } from './parse-competition.js';

interface Goal {
  readonly name: string;
  readonly minute: number;
  readonly owngoal?: boolean;
}

const goals = (...names: string[]): Goal[] => names.map((name, index) => ({ name, minute: index + 1 }));

function scorersOf(data: unknown): Record<string, number> {
  const { list, bad } = parseCompetition(data, { file: 'worldcup.json' });
  expect(bad).toEqual([]);
  const found: Record<string, number> = {};
  for (const { goals: scored } of list)
    for (const { playerName, ownGoal } of scored ?? []) if (!ownGoal) found[playerName] = (found[playerName] ?? 0) + 1;
  return found;
}

/** Matches of England against a new team each; `goals2` are those of the other team. */
const england = (...matches: { goals1?: Goal[]; goals2?: Goal[] }[]) => ({
  name: 'World Cup 2018',
  matches: matches.map(({ goals1 = [], goals2 = [] }, index) => ({
    ...{ round: `Matchday ${index + 1}`, group: 'Group G', date: `2018-06-1${index}`, team1: 'England' },
    ...{ team2: `Guest ${index}`, score: { ft: [goals1.length, goals2.length] }, goals1, goals2 },
  })),
});

describe('names of players in openfootball files', () => {
  it('[LS10] (scorers) a player with a short and a full name is one', () => {
    const data = england(
      { goals1: goals('Kane', 'Kane') },
      { goals1: goals('Harry Kane', 'J. Stones') },
      { goals1: goals('John Stones', 'Mbappe') },
      { goals1: goals('Mbappé') },
    );
    expect(scorersOf(data)).toEqual({ 'Harry Kane': 3, 'John Stones': 2, Mbappé: 2 });
  });

  it('[LS10] (scorers) a short name that two players have, or that a match has beside the full one, stays', () => {
    expect(scorersOf(england({ goals1: goals('Silva') }, { goals1: goals('André Silva', 'Bernardo Silva') }))).toEqual({
      ...{ Silva: 1, 'André Silva': 1, 'Bernardo Silva': 1 },
    });
    expect(scorersOf(england({ goals1: goals('Pedro', 'João Pedro') }, { goals1: goals('Pedro') }))).toEqual({
      ...{ Pedro: 2, 'João Pedro': 1 },
    });
    expect(scorersOf(england({ goals1: goals('D. Costa') }, { goals1: goals('Rui Costa') }))).toEqual({
      ...{ 'D. Costa': 1, 'Rui Costa': 1 },
    });
  });

  it('[LS10] (scorers) players of two teams stay two, also by an own goal', () => {
    const own = { name: 'Kane', minute: 9, owngoal: true };
    expect(scorersOf(england({ goals1: goals('Harry Kane') }, { goals2: goals('Kane') }))).toEqual({
      ...{ 'Harry Kane': 1, Kane: 1 },
    });
    const { list } = parseCompetition(england({ goals1: goals('Harry Kane') }, { goals2: [own] }), {
      file: 'worldcup.json',
    });
    expect(list[1]?.goals?.[0]).toMatchObject({ playerName: 'Harry Kane', ownGoal: true, home: false });
  });
});

const folder = join(import.meta.dirname, '../../../../../../shared/data/openfootball/worldcup.json');
const real = existsSync(folder) ? describe : describe.skip;

real('top scorers of World Cups in ../shared/data', () => {
  it.each([
    [2018, ['Harry Kane', 6], ['Denis Cheryshev', 4]],
    [2022, ['Kylian Mbappé', 8], ['Lionel Messi', 7]],
  ])('[LS10] (scorers) those of %d are the published ones', (year, ...published) => {
    const data: unknown = JSON.parse(readFileSync(join(folder, `${year}/worldcup.json`), 'utf8'));
    const found = scorersOf(data);
    expect(published.map(([name]) => [name, found[name as string]])).toEqual(published);
    expect(Math.max(...Object.values(found))).toBe(published[0]![1]);
  });
});
