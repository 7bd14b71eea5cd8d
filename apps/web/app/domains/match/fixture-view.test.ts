import { MatchState } from '@khandai/contracts';
import { autorun, observable, runInAction } from 'mobx';
import { fixture, NOW } from '../../../test/fixtures';
import { I18n } from '../../i18n/i18n';
import { createI18nForTest } from '../../../test/words';
import { steadyState, stateView, teamView, whenWord } from './fixture-view';

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
    }).words('match');
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
    expect(whenWord({ kickOff: new Date(kickOff).toISOString() }, moment, match)).toBe(words);
  });
});
