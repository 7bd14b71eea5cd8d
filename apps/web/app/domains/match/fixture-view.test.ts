import { MatchState, matchState, RawStatus, SportType } from '@khandai/contracts';
import { autorun, observable, runInAction } from 'mobx';
import { fixture, NOW } from '../../../test/fixtures';
import { I18n } from '../../i18n/i18n';
import { createI18nForTest } from '../../../test/words';
import {
  aggregateText,
  kickOffText,
  kickOffTime,
  leagueCrest,
  movedText,
  scoreText,
  shootOutWinner,
  stateView,
  steadyState,
  teamView,
  whenWord,
  withoutScore,
} from './fixture-view';
import { sportsEvent } from './structured-data';

const { match } = createI18nForTest();

describe('the state of a match that runs', () => {
  test('notifies observers when its minute changes, not every second', () => {
    const moment = observable({ now: NOW, timezone: 'Asia/Ho_Chi_Minh' });
    const running = fixture();
    const drawn: (string | undefined)[] = [];
    const stop = autorun(() => drawn.push(steadyState(running, moment, match).minute));
    for (let second = 1; second <= 120; second += 1) runInAction(() => (moment.now = NOW + second * 1_000));
    stop();
    const first = Number(stateView(running, { now: NOW, timezone: moment.timezone }, match).minute);
    expect(drawn).toEqual([String(first), String(first + 1), String(first + 2)]);
  });
});

describe('what a match view counts', () => {
  test('[I2] (plurals) one and many each take their own sentence of the operator', () => {
    const english = new I18n('en', {
      'match.redCards_one': '{{number}} red card',
      'match.redCards_other': '{{number}} red cards',
      'match.when.minutes_one': 'in {{number}} minute',
      'match.when.minutes_other': 'in {{number}} minutes',
    }).getFixedT('match');
    const labels = [1, 2].map((awayRed) => teamView(fixture({ awayRed }), 'away', english).redCards?.label);
    expect(labels).toEqual(['1 red card', '2 red cards']);
    const coming = (minutes: number) => {
      const kickOff = new Date(NOW + minutes * 60_000).toISOString();
      const later = fixture({ state: MatchState.coming, kickOff });
      return whenWord(later, { now: NOW, timezone: 'Asia/Ho_Chi_Minh' }, english);
    };
    expect([coming(1), coming(30)]).toEqual(['in 1 minute', 'in 30 minutes']);
  });
});

describe('a coming kick-off', () => {
  test.each([
    [NOW + 29 * 60_000, '29 phút nữa'],
    [Date.parse('2026-11-22T11:00:00Z'), 'CN, 22/11'],
  ])('at %d is shown as %s', (kickOff, words) => {
    const moment = { now: NOW, timezone: 'Asia/Ho_Chi_Minh' };
    expect(whenWord(fixture({ kickOff: new Date(kickOff).toISOString() }), moment, match)).toBe(words);
  });
});

describe('words of each sport', () => {
  const moment = { now: NOW, timezone: 'Asia/Ho_Chi_Minh' };
  test.each([
    ['football', 'Sắp bóng lăn', 'Nghỉ giữa hiệp'],
    ['basketball', 'Sắp bắt đầu', 'Nghỉ giữa trận'],
    ['esport', 'Sắp bắt đầu', 'Nghỉ giữa ván'],
    ['marble', 'Sắp xuất phát', 'Nghỉ giữa vòng'],
  ] as const)('%s is about to start with "%s" and pauses with "%s"', (sport, soon, pause) => {
    const sportType = SportType[sport];
    const kickOff = new Date(NOW).toISOString();
    expect(whenWord(fixture({ sportType, kickOff }), moment, match)).toBe(soon);
    const paused = fixture({ sportType, state: MatchState.live, status: RawStatus.halfTime });
    expect(stateView(paused, moment, match).word).toBe(pause);
  });

  test.each([
    ['basketball', 1, 'Nghỉ giữa hiệp'],
    ['basketball', 2, 'Nghỉ giữa trận'],
    ['basketball', 3, 'Nghỉ giữa hiệp'],
    ['esport', 1, 'Nghỉ giữa ván'],
  ] as const)('%s pauses after period %d with "%s"', (sport, period, word) => {
    const paused = { sportType: SportType[sport], state: MatchState.live, status: RawStatus.halfTime, period };
    expect(stateView(fixture(paused), moment, match)).toEqual({ tone: 'live', word });
  });

  test('a sport that the site does not know gets those of football', () => {
    expect(whenWord(fixture({ sportType: 999, kickOff: new Date(NOW).toISOString() }), moment, match)).toBe(
      'Sắp bóng lăn',
    );
  });
});

describe('a score beyond ninety minutes', () => {
  const moment = { now: NOW, timezone: 'Asia/Ho_Chi_Minh' };
  const extra = { homeScore: 3, awayScore: 3, penaltyHomeScore: 4, penaltyAwayScore: 2 };
  const ended = { state: MatchState.ended, status: RawStatus.finished, homeScore: 2, awayScore: 2 };
  const final = fixture({ ...ended, extra });

  test('has the shoot-out beside it, and its winner stands ahead', () => {
    expect(stateView(final, moment, match).word).toBe('Luân lưu 4–2');
    expect(scoreText(final)).toBe('3 – 3 (4–2)');
    expect(shootOutWinner(final, match)).toBe('Công An Hà Nội thắng luân lưu 4–2');
    const lost = fixture({ ...ended, extra: { ...extra, penaltyHomeScore: 2, penaltyAwayScore: 4 } });
    expect(shootOutWinner(lost, match)).toBe('Thép Xanh Nam Định thắng luân lưu 4–2');
    expect((['home', 'away'] as const).map((side) => teamView(final, side, match).standing)).toEqual([
      'ahead',
      'behind',
    ]);
  });

  test('is said by nothing of a fixture without its score', () => {
    const covered = withoutScore(final);
    expect([scoreText(covered), stateView(covered, moment, match).word]).toEqual([undefined, 'Kết thúc']);
    expect(shootOutWinner(covered, match)).toBeUndefined();
    expect(teamView(covered, 'home', match)).not.toHaveProperty('standing');
  });

  test('says that it includes extra time', () => {
    const longer = fixture({ ...ended, extra: { ...extra, penaltyHomeScore: null, penaltyAwayScore: null } });
    expect(stateView(longer, moment, match).word).toBe('Sau hiệp phụ');
    expect([scoreText(longer), shootOutWinner(longer, match)]).toEqual(['3 – 3', undefined]);
    expect(stateView(fixture(ended), moment, match).word).toBe('Kết thúc');
  });

  test('counts the kicks while the shoot-out runs, without a winner', () => {
    const running = fixture({ state: MatchState.live, status: RawStatus.penalties, extra });
    expect(stateView(running, moment, match).word).toBe('Luân lưu 4–2');
    expect(shootOutWinner(running, match)).toBeUndefined();
  });
});

describe('[LS4] (two legs) the score of both legs', () => {
  const second = fixture({ homeScore: 1, awayScore: 1, aggregate: { homeScore: 3, awayScore: 2 } });

  test('is said where the source has it, and with extra time', () => {
    expect(aggregateText(second, match)).toBe('Tổng tỷ số 3–2');
    expect(aggregateText(fixture(), match)).toBeUndefined();
    const extra = { homeScore: 2, awayScore: 1, penaltyHomeScore: null, penaltyAwayScore: null };
    expect(aggregateText({ ...second, extra }, match)).toBe('Tổng tỷ số 3–2');
  });

  test('is left out before the match, without its score, and where it is less than the score', () => {
    expect(aggregateText(withoutScore(second), match)).toBeUndefined();
    expect(withoutScore(second).aggregate).toBeNull();
    expect(aggregateText({ ...second, homeScore: null, awayScore: null }, match)).toBeUndefined();
    expect(aggregateText({ ...second, homeScore: 4 }, match)).toBeUndefined();
  });
});

describe('a kick-off of which only the day is known', () => {
  const untimed = fixture({ state: MatchState.coming, status: 0, kickOff: '2026-11-21T12:00:00Z', dateOnly: true });
  const at = (now: string) => ({ now: Date.parse(now), timezone: 'Asia/Ho_Chi_Minh' });

  test('is shown with its day and no time', () => {
    expect([kickOffTime(untimed, 'Asia/Ho_Chi_Minh'), kickOffText(untimed, at('2026-11-20T05:00:00Z'))]).toEqual([
      '--:--',
      'Th 7, 21/11',
    ]);
    expect(kickOffText(untimed, at('2027-11-20T05:00:00Z'))).toBe('21/11/2026');
    expect(whenWord(untimed, at('2026-11-20T05:00:00Z'), match)).toBe('Ngày mai');
    expect(whenWord(untimed, at('2026-11-21T11:30:00Z'), match)).toBe('Hôm nay');
  });

  test('is what a kick-off to be decided is, too: its time is a placeholder', () => {
    const undecided = fixture({ ...untimed, dateOnly: false, status: RawStatus.toBeDecided, state: MatchState.ended });
    const moment = at('2026-11-20T05:00:00Z');
    expect([kickOffTime(undecided, moment.timezone), kickOffText(undecided, moment)]).toEqual(['--:--', 'Th 7, 21/11']);
    expect(sportsEvent(undecided, 'https://khandai.example')).toMatchObject({ startDate: '2026-11-21' });
  });

  test('has no result when the day is long over', () => {
    expect(stateView(untimed, at('2026-11-22T12:01:00Z'), match).word).toBe('Chưa có kết quả');
  });
});

describe('the crest of a league', () => {
  const crest = (leagueId: string, name: string) =>
    leagueCrest({ leagueId, name, shortName: 'Hạng 2', color: '#4b5563' });

  test('differs from those of leagues with the same letters and colour, and stays the same', () => {
    const crests = [crest('de.2', 'Hạng 2 Đức'), crest('fr.2', 'Hạng 2 Pháp'), crest('es.2', 'Hạng 2 Tây Ban Nha')];
    expect(new Set(crests.map(({ code }) => code)).size).toBe(1);
    expect(new Set(crests.map(({ colors }) => colors.join(' '))).size).toBe(3);
    expect(crest('de.2', 'Hạng 2 Đức')).toEqual(crests[0]);
  });
});

describe('a match that does not run as planned', () => {
  const moment = { now: NOW, timezone: 'Asia/Ho_Chi_Minh', weekdays: match('weekdays') };
  const later = new Date(NOW + 26 * 3_600_000).toISOString();
  const of = (status: number, part = {}) => fixture({ status, state: matchState(status), halfStart: null, ...part });

  test.each([
    [RawStatus.finished, 'Xử thắng', 'plain'],
    [RawStatus.abandoned, 'Bỏ dở', 'warn'],
    [RawStatus.postponed, 'Hoãn', 'warn'],
    [RawStatus.cancelled, 'Hủy', 'warn'],
    [RawStatus.interrupted, 'Gián đoạn', 'warn'],
    [RawStatus.toBeDecided, 'Chưa chốt giờ', 'warn'],
  ] as const)('[S3] of status %d says %s, with no minute and nothing live', (status, word, tone) => {
    const { dateOnly, state } = of(status, { awarded: true });
    expect(stateView(of(status, { awarded: true }), moment, match)).toEqual({ word, tone });
    expect([dateOnly, state]).toEqual([false, MatchState.ended]);
  });

  test('says that it moved, to which day and from when, and counts down in its last hour', () => {
    const moved = of(RawStatus.notStarted, { kickOff: later, movedFrom: '2026-11-20T12:15:00Z' });
    expect(stateView(moved, moment, match)).toEqual({ tone: 'warn', word: 'Dời lịch · Ngày mai' });
    expect(movedText(moved, moment, match)).toBe('dời từ 19:15 · Th 6, 20/11');
    const near = { ...moved, kickOff: new Date(NOW + 29 * 60_000).toISOString() };
    expect(stateView(near, moment, match)).toEqual({ tone: 'plain', word: '29 phút nữa' });
    expect(movedText({ ...moved, ...of(RawStatus.firstHalf) }, moment, match)).toBeUndefined();
  });

  test('says nothing of an award to those who hide its score', () => {
    const awarded = of(RawStatus.finished, { awarded: true });
    expect(stateView(withoutScore(awarded), moment, match).word).toBe('Kết thúc');
  });
});
