import { signed } from './signed';

test('changes have a sign', () => {
  expect([1_250, -200, 0].map((change) => signed(change, 'vi'))).toEqual(['+1.250', '−200', '0']);
  expect([1_250, -1_250].map((change) => signed(change, 'en'))).toEqual(['+1,250', '−1,250']);
});
