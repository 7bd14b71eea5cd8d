import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOpenFootball } from './read-folder.js';

const row = (team1: string, team2: string, [home, away]: [number, number], over: Record<string, unknown> = {}) => ({
  ...{ round: 'Matchday 1', date: '2025-08-16', team1, team2, score: { ft: [home, away] } },
  ...over,
});

async function read(files: Readonly<Record<string, unknown>>) {
  const folder = await mkdtemp(join(tmpdir(), 'copies-'));
  for (const [file, data] of Object.entries(files)) await writeFile(join(folder, file), JSON.stringify(data));
  const { competitions, bad } = await readOpenFootball(folder);
  await rm(folder, { recursive: true });
  return { lists: competitions.map(({ competition }) => competition.list), bad };
}

describe('a season that a folder has twice', () => {
  it('[LS10] (one season) the file with goals gives its goals to the matches of the other, whatever it calls the clubs', async () => {
    const name = 'English Premier League 2025/26';
    const goals = { goals1: [{ name: 'Mohamed Salah', minute: '9' }], goals2: [], ground: 'Anfield, Liverpool' };
    const { lists, bad } = await read({
      'en.1.json': {
        name,
        matches: [row('Liverpool FC', 'AFC Bournemouth', [1, 0]), row('Chelsea FC', 'Wolves', [0, 0])],
      },
      'en.1-full.json': {
        name,
        matches: [
          row('Liverpool', 'Bournemouth', [1, 0], { round: 'Regular Season - 1', ...goals }),
          // Another result: the goals are those of another match.
          row('Chelsea', 'Wolves', [1, 0], { round: 'Regular Season - 1', ...goals }),
        ],
      },
    });
    expect(lists.map((list) => list.map(({ home }) => home))).toEqual([['Liverpool FC', 'Chelsea FC']]);
    const [first, second] = lists[0]!;
    expect([first?.goals?.[0]?.playerName, first?.ground, second?.ground]).toEqual([
      ...['Mohamed Salah', 'Anfield, Liverpool', ''],
    ]);
    expect(bad.map(({ file }) => file)).toEqual(['en.1-full.json']);
  });

  it('[LS10] (one season) of two forms of one season, that with more is read', async () => {
    const names = ['Ajax Amsterdam', 'Real Madrid', 'FC Porto', 'AS Roma'] as const;
    const results = (round: string, teams: readonly string[], time?: string) => [
      row(teams[0]!, teams[1]!, [1, 2], { round, date: '2019-02-13', time }),
      row(teams[2]!, teams[3]!, [2, 1], { round, date: '2019-03-06', time }),
    ];
    const { lists } = await read({
      'cl.json': { name: 'Champions League 2018/19', matches: results('Round of 16', names) },
      'uefa.cl.json': {
        name: 'UEFA Champions League 2018/19',
        matches: results(
          'Round of 16',
          ['AFC Ajax (NED)', 'Real Madrid (ESP)', 'FC Porto (POR)', 'AS Roma (ITA)'],
          '21:00',
        ),
      },
    });
    expect(lists.map((list) => list.map(({ home }) => home))).toEqual([['AFC Ajax (NED)', 'FC Porto (POR)']]);
  });

  it('[LS10] (one season) two halves of a season are both read', async () => {
    const name = 'French Ligue 1 2014/15';
    const { lists, bad } = await read({
      'ligue1-i.json': { name, matches: [row('AS Monaco', 'FC Metz', [1, 0], { date: '2014-08-10' })] },
      'ligue1-ii.json': {
        name,
        matches: [row('FC Metz', 'AS Monaco', [1, 0], { date: '2015-03-01', round: 'Matchday 20' })],
      },
    });
    expect([lists.length, bad]).toEqual([2, []]);
  });

  it('[LS10] (one season) the file with goals alone is a season like any other', async () => {
    const matches = [row('Liverpool', 'Bournemouth', [1, 0], { round: 'Regular Season - 38', time: '15:00 UTC+0' })];
    const { lists } = await read({ 'en.1-full.json': { name: 'English Premier League 2025/26', matches } });
    expect(lists[0]?.[0]?.place).toEqual({ half: '', phase: 'league', group: '', number: 38 });
  });
});
