import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCompetition } from './parse-competition.js';

interface Goal {
  readonly name: string;
  readonly minute: number;
  readonly owngoal?: boolean;
}

const goals = (...names: string[]): Goal[] => names.map((name, index) => ({ name, minute: index + 1 }));

function scorersOf(data: unknown, file = 'worldcup.json'): Record<string, number> {
  const { list, bad } = parseCompetition(data, { file });
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

  it('[LS10] (scorers) spellings of a name are one, and then have its full name', () => {
    const inMatches = (...names: string[]) => scorersOf(england(...names.map((name) => ({ goals1: goals(name) }))));
    expect(inMatches('Mbappe', 'Mbappé', 'Kylian Mbappé')).toEqual({ 'Kylian Mbappé': 3 });
    expect(inMatches('Mbappe', 'K. Mbappé', 'Kylian Mbappe', 'Kylian Mbappé')).toEqual({ 'Kylian Mbappé': 4 });
    expect(inMatches('Ritsu Doan', 'Doan', 'Ritsu Dōan')).toEqual({ 'Ritsu Dōan': 3 });
  });

  it('[LS10] (scorers) a surname without a full name has the one form with an initial', () => {
    const inMatches = (...names: string[]) => scorersOf(england(...names.map((name) => ({ goals1: goals(name) }))));
    expect(inMatches('Lukaku', 'R. Lukaku')).toEqual({ 'R. Lukaku': 2 });
    expect(inMatches('Hazard', 'E. Hazard', 'T. Hazard')).toEqual({ Hazard: 1, 'E. Hazard': 1, 'T. Hazard': 1 });
    expect(inMatches('Hazard', 'E. Hazard', 'Thorgan Hazard')).toEqual({
      ...{ Hazard: 1, 'E. Hazard': 1, 'Thorgan Hazard': 1 },
    });
  });

  it.each([
    ['English Premier League 2017/18', 'en.1.json'],
    ['Club World Cup 2025', 'clubworldcup.json'],
    ['World Cup 2026 Qualifying', 'worldcup_qual.json'],
  ])('[LS10] (scorers) names of %s stay, because two players of a team may share one', (name, file) => {
    const data = england({ goals1: goals('Pedro') }, { goals1: goals('João Pedro') });
    expect(scorersOf(data)).toEqual({ 'João Pedro': 2 });
    expect(scorersOf({ ...data, name }, file)).toEqual({ Pedro: 1, 'João Pedro': 1 });
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
  it.each<[year: number, ...[player: string, goals: number][]]>([
    [2014, ['James Rodríguez', 6], ['André Schürrle', 3]],
    [2018, ['Harry Kane', 6], ['Denis Cheryshev', 4], ['R. Lukaku', 4]],
    [2022, ['Kylian Mbappé', 8], ['Lionel Messi', 7]],
  ])('[LS10] (scorers) those of %d are the published ones', (year, ...published) => {
    const data: unknown = JSON.parse(readFileSync(join(folder, `${year}/worldcup.json`), 'utf8'));
    const found = scorersOf(data);
    expect(published.map(([name]) => [name, found[name]])).toEqual(published);
    expect(Math.max(...Object.values(found))).toBe(published[0]![1]);
  });
});
