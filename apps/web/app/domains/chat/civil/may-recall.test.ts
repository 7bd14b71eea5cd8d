import { message, NOW } from '../../../../test/fixtures';
import { mayRecall } from './may-recall';

test('a message can be recalled for 24 hours', () => {
  const written = message({ createdAt: new Date(NOW).toISOString() });
  const after = (hours: number) => mayRecall(written, NOW + hours * 3_600_000);
  expect([after(0), after(23.9), after(24)]).toEqual([true, true, false]);
});
