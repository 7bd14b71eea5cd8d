import { RawStatus } from '@khandai/contracts';
import type { FeedFixture } from '../../modules/fixtures/feed.js';
import { UpdateTimes } from '../input/update-times.js';
import { readMatches } from './read-matches.js';

const MINUTE = 60_000;
const updates = () => new UpdateTimes({ now: () => KICK_OFF });
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
  const { list, bad } = readMatches([row(fields)], 'matches', {
    now,
    before: () => before,
    updates: updates(),
  });
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

  const reasons = (fields: object): string[] => {
    const options = { now: KICK_OFF, before: () => undefined, updates: updates() };
    return readMatches([row(fields)], 'matches', options).bad.map(({ reason }) => reason);
  };

  it('[PF18] (football-data.org) refuses days that the calendar does not have, far ones, and a team against itself', () => {
    expect(reasons({ utcDate: '2026-02-30T12:00:00Z' })).toEqual(['trường utcDate thiếu hoặc sai']);
    expect(reasons({ utcDate: '1970-01-01T00:01:00Z' })).toEqual(['giờ bóng lăn cách hôm nay hơn hai năm']);
    expect(reasons({ awayTeam: row().homeTeam })).toEqual(['hai đội trùng nhau']);
  });

  it('[STA3] (football-data.org) a match that the league awarded is over, with the score that counts in the table', () => {
    const score = { duration: 'REGULAR', fullTime: { home: 3, away: 0 }, halfTime: none };
    const awarded = read(48 * 60, undefined, { status: 'AWARDED', score });
    expect(awarded).toMatchObject({ status: RawStatus.finished, homeScore: 3, awayScore: 0, homeHalfScore: null });
    expect(awarded).toMatchObject({ awarded: true, round: 'Vòng 3', halfStart: null, extra: null });
    expect(read(48 * 60, undefined, { status: 'FINISHED', score }).awarded).toBe(false);
  });

  it('[PF10] (football-data.org) a row with an older lastUpdated changes nothing', () => {
    const known = updates();
    const statuses = (status: string, lastUpdated: string) =>
      readMatches([row({ status, lastUpdated })], 'matches', {
        now: KICK_OFF,
        before: () => undefined,
        updates: known,
      }).list.map((one) => one.status);
    expect(statuses('FINISHED', '2026-11-20T11:00:00Z')).toEqual([RawStatus.finished]);
    expect(statuses('IN_PLAY', '2026-11-20T10:59:00Z')).toEqual([]);
    expect(statuses('IN_PLAY', '2026-11-20T11:01:00Z')).toEqual([RawStatus.firstHalf]);
    expect(statuses('FINISHED', '')).toEqual([RawStatus.finished]);
  });

  it('[PF4] (names of properties) a status or a stage that is the name of a property is no status', () => {
    const { bad } = readMatches([row({ status: 'constructor' })], 'matches', {
      now: KICK_OFF,
      before: () => undefined,
      updates: updates(),
    });
    expect(bad.map(({ reason }) => reason)).toEqual(['trạng thái constructor không biết']);
    expect(read(5, undefined, { stage: 'constructor' }).stage?.roundNumber).toBe(3);
  });
});
