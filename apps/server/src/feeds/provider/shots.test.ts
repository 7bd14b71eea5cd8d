import { parseKicks, parseShots } from './shots.js';

const shot = (part: object = {}) => ({
  ...{ eventId: '1', minute: '45', overtime: '2', type: 15, homeEvent: true, playerName: 'Lê An(Assist:Trần Bình)' },
  ...{ outcome: 'Saved', isBlocked: false, x: '88', y: 40, xg: '0.12' },
  ...part,
});
const read = (...shots: object[]) => parseShots([{ matchId: 7, events: shots }], 'events/shot');

describe('[PF5] (shots) places of shots', () => {
  it('reads numbers and texts, and the player without the helper', () => {
    expect(read(shot()).list).toEqual([
      [
        '7',
        [
          {
            ...{ shotId: '1', minute: 45, addedMinute: 2, homeShot: true, playerName: 'Lê An', outcome: 'onTarget' },
            ...{ x: 88, y: 40, expectedGoals: 0.12 },
          },
        ],
      ],
    ]);
  });

  it('a goal is one by its type, a blocked shot by its sign, and a place from the other end is turned', () => {
    const shots = [
      shot({ eventId: 'a', type: 1, outcome: '' }),
      shot({ eventId: 'b', outcome: 'missed', isBlocked: 'true', xg: '' }),
      shot({ eventId: 'c', outcome: 'Off target', x: 10, y: 30, xg: undefined }),
    ];
    const [, list] = read(...shots).list[0]!;
    expect(list.map(({ outcome, x, y, expectedGoals }) => [outcome, x, y, expectedGoals])).toEqual([
      ['goal', 88, 40, 0.12],
      ['blocked', 88, 40, null],
      ['offTarget', 90, 70, null],
    ]);
  });

  it('a shot that cannot be read is left out and reported, the others stay', () => {
    const { list, bad } = read(shot(), shot({ eventId: '2', x: 101 }), shot({ eventId: '3', outcome: 'header' }));
    expect(list[0]![1].map(({ shotId }) => shotId)).toEqual(['1']);
    expect(bad).toEqual([{ file: 'events/shot', row: 1, reason: 'cú sút 2: x 101 nằm ngoài sân' }]);
    expect(parseShots({}, 'events/shot').bad).toHaveLength(1);
    expect(parseShots([{ matchId: 7, events: 'x' }], 'events/shot').bad).toHaveLength(1);
  });
});

describe('[PF5] (kicks) kicks of a shoot-out', () => {
  const kick = { eventId: 5, homeEvent: false, playerName: 'Lê An', homeScore: '1', awayScore: 0, missed: true };

  it('says who scored and who missed, with the score', () => {
    expect(
      parseKicks([{ matchId: 7, penalty: [kick] }, { matchId: 8, penalty: [] }, { matchId: 9 }], 'events'),
    ).toEqual({
      bad: [],
      list: [['7', [{ kickId: '5', homeKick: false, playerName: 'Lê An', scored: false, homeScore: 1, awayScore: 0 }]]],
    });
  });

  it('a kick that cannot be read makes the list of its match unusable', () => {
    expect(parseKicks([{ matchId: 7, penalty: [{ ...kick, missed: '?' }] }], 'events').bad).toHaveLength(1);
  });
});
