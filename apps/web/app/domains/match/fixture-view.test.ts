import { autorun, observable, runInAction } from 'mobx';
import { fixture, NOW } from '../../../test/fixtures';
import { createI18nForTest } from '../../../test/words';
import { steadyState, stateView } from './fixture-view';

const { match } = createI18nForTest();

describe('the state of a match that runs', () => {
  test('is told to who draws it when its minute changes, and not each second', () => {
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
