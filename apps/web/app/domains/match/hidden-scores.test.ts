import { pageRequest } from '../../../test/page-request';
import { hiddenScoresCookie, loadHiddenScores, scoresHiddenIn } from './hidden-scores';

const SETTINGS = '/au/api/user/message/settings';

describe('a page that the server renders', () => {
  test('has no scores where the cookie says so, or else the setting of the member', async () => {
    const rendered = async (cookie?: string, answer: unknown = { hideScores: true }) => {
      const { args, asked, faults } = pageRequest('/bang-tin', { [SETTINGS]: answer }, {}, cookie);
      return [await loadHiddenScores(args), asked.length, faults.length];
    };
    expect(await rendered()).toEqual([false, 0, 0]);
    expect(await rendered('hideScores=1')).toEqual([true, 0, 0]);
    expect(await rendered('token=a; hideScores=0')).toEqual([false, 0, 0]);
    expect(await rendered('token=a')).toEqual([true, 1, 0]);
    expect(await rendered('token=a', 503)).toEqual([false, 1, 1]);
    expect(await rendered('token=a', 401)).toEqual([false, 1, 0]);
  });

  test('reads the cookie that the browser writes', () => {
    const [pair = ''] = hiddenScoresCookie(true).split(';');
    expect([scoresHiddenIn(pair), scoresHiddenIn('hideScores=0'), scoresHiddenIn(null)]).toEqual([
      true,
      false,
      undefined,
    ]);
  });
});
