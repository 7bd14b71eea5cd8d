import { RawStatus } from '@khandai/contracts';
import type { FeedFixture } from '../../modules/fixtures/feed.js';
import { readMatches } from './read-matches.js';

const MINUTE = 60_000;
const KICK_OFF = Date.parse('2026-11-20T12:00:00Z');
const none = { home: null, away: null };

const row = (fields: object = {}) => ({
  id: 7,
  utcDate: new Date(KICK_OFF).toISOString(),
  status: 'IN_PLAY',
  matchday: 3,
  stage: 'REGULAR_SEASON',
  competition: { id: 1, name: 'Premier League', type: 'LEAGUE' },
  season: { startDate: '2026-08-01', endDate: '2027-05-30' },
  homeTeam: { id: 1, name: 'Home', shortName: 'Home', tla: 'HOM' },
  awayTeam: { id: 2, name: 'Away', shortName: 'Away', tla: 'AWA' },
  score: { duration: 'REGULAR', fullTime: none, halfTime: none },
  ...fields,
});

/** The match as it is read some minutes after its planned kick-off. */
function read(minutes: number, before?: FeedFixture, fields?: object): FeedFixture {
  const now = KICK_OFF + minutes * MINUTE;
  const { list, bad } = readMatches([row(fields)], 'matches', { now, before: () => before });
  expect(bad).toEqual([]);
  return list[0]!;
}

/** Status, and minutes from the planned kick-off to the start of the half. */
const half = ({ status, halfStart }: FeedFixture) => [status, halfStart && (halfStart.getTime() - KICK_OFF) / MINUTE];

describe('matches of football-data.org', () => {
  it('[PF15] (halves) a first half that began late stays the first one until the break or long after', () => {
    expect(half(read(60))).toEqual([RawStatus.firstHalf, 0]);
    expect(half(read(75))).toEqual([RawStatus.firstHalf, 0]);
    expect(half(read(76))).toEqual([RawStatus.secondHalf, 60]);
    const paused = read(58, undefined, { status: 'PAUSED' });
    const second = read(73, paused);
    expect([half(paused), half(second), half(read(80, second))]).toEqual([
      [RawStatus.halfTime, null],
      [RawStatus.secondHalf, 73],
      [RawStatus.secondHalf, 73],
    ]);
  });

  it('[PF15] (start of a half) a half never starts in the future', () => {
    expect(half(read(-3))).toEqual([RawStatus.firstHalf, -3]);
    expect(half(read(5, undefined, { minute: 0 }))).toEqual([RawStatus.firstHalf, 5]);
    expect(half(read(20, undefined, { minute: 46 }))).toEqual([RawStatus.secondHalf, 20]);
  });

  it('[PF4] (names of properties) a status or a stage that is the name of a property is no status', () => {
    const { bad } = readMatches([row({ status: 'constructor' })], 'matches', {
      now: KICK_OFF,
      before: () => undefined,
    });
    expect(bad.map(({ reason }) => reason)).toEqual(['trạng thái constructor không biết']);
    expect(read(5, undefined, { stage: 'constructor' }).stage?.roundNumber).toBe(3);
  });
});
