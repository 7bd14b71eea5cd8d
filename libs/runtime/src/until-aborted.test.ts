import { untilAborted } from './until-aborted.js';

test('[RT8] waiting for an abort is over with it, and at once where it has been', async () => {
  const stop = new AbortController();
  const told: string[] = [];
  const waiting = untilAborted(stop.signal).then(() => told.push('over'));
  await Promise.resolve();
  expect(told).toEqual([]);
  stop.abort();
  await waiting;
  await untilAborted(stop.signal);
  expect(told).toEqual(['over']);
});
