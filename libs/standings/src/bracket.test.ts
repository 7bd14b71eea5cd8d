import { makeBracket } from './bracket.js';
import { cupMatch } from './samples.js';

describe('makeBracket', () => {
  it('[STA13] adds up two legs, and lets extra time and the shoot-out of the last one decide', () => {
    const legs = (over: object) => [
      cupMatch('SF', 4, ['A', 'B'], { homeGoals: 2, awayGoals: 1 }),
      cupMatch('SF', 4, ['B', 'A'], { kickOff: 1, homeGoals: 1, awayGoals: 0, ...over }),
    ];
    const tieOf = (over: object) => makeBracket(legs(over)).rounds[0]!.ties[0]!;
    expect(tieOf({})).toMatchObject({ teams: ['A', 'B'], aggregate: [2, 2], winner: null, decidedBy: null });
    expect(tieOf({ awayGoals: 1 })).toMatchObject({ aggregate: [3, 2], winner: 0, decidedBy: 'score' });
    expect(tieOf({ extra: [3, 0] })).toMatchObject({ aggregate: [2, 4], winner: 1, decidedBy: 'extraTime' });
    expect(tieOf({ extra: [1, 0], penalties: [5, 4] })).toMatchObject({
      ...{ aggregate: [2, 2], penalties: [4, 5], winner: 1, decidedBy: 'penalties' },
    });
    expect(tieOf({ status: 'live' })).toMatchObject({ aggregate: [2, 2], winner: null, isLive: true });
    expect(tieOf({ status: 'coming', homeGoals: null, awayGoals: null })).toMatchObject({
      ...{ aggregate: [2, 1], winner: null, isLive: false },
    });
  });

  it('[STA13] an abandoned leg decides nothing, and the next round shows who went on', () => {
    const open = [cupMatch('SF', 4, ['A', 'B'], { status: 'void' }), cupMatch('SF', 4, ['C', 'D'], { homeGoals: 1 })];
    expect(makeBracket(open).rounds[0]?.ties.map(({ winner }) => winner)).toEqual([null, 0]);
    const { rounds } = makeBracket([...open, cupMatch('F', 2, ['C', 'B'], { status: 'coming', kickOff: 9 })]);
    expect(rounds[0]?.ties.map(({ teams, winner, decidedBy }) => [teams.join(''), winner, decidedBy])).toEqual([
      ['CD', 0, 'score'],
      ['AB', 1, 'nextRound'],
    ]);
  });

  it('[STA14] orders rounds by the teams left, and ties so that the winners of neighbours meet', () => {
    const { rounds, thirdPlace } = makeBracket([
      cupMatch('F', 2, ['D', 'A'], { homeGoals: 1, kickOff: 30 }),
      cupMatch('3', 3, ['F', 'G'], { kickOff: 29 }),
      cupMatch('SF', 4, ['A', 'F'], { homeGoals: 1, kickOff: 20 }),
      cupMatch('SF', 4, ['G', 'D'], { awayGoals: 1, kickOff: 21 }),
      cupMatch('QF', 8, ['A', 'B'], { homeGoals: 1, kickOff: 10 }),
      cupMatch('QF', 8, ['C', 'D'], { awayGoals: 1, kickOff: 11 }),
      cupMatch('QF', 8, ['E', 'F'], { awayGoals: 1, kickOff: 12 }),
      cupMatch('QF', 8, ['G', 'H'], { homeGoals: 1, kickOff: 13 }),
    ]);
    expect(rounds.map(({ round, ties }) => [round, ties.map(({ teams }) => teams.join(''))])).toEqual([
      ['QF', ['GH', 'CD', 'AB', 'EF']],
      ['SF', ['GD', 'AF']],
      ['F', ['DA']],
    ]);
    expect(thirdPlace?.teams).toEqual(['F', 'G']);
  });

  it('[STA14] orders rounds of unknown size by their first kick-off', () => {
    const { rounds } = makeBracket([
      cupMatch('second', null, ['A', 'C'], { kickOff: 9 }),
      cupMatch('first', null, ['A', 'B'], { kickOff: 1 }),
    ]);
    expect(rounds.map(({ round }) => round)).toEqual(['first', 'second']);
  });
});
