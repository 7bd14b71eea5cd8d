import { untilAborted } from './until-aborted.js';

test('[RT8] waiting for an abort is over with it, and at once where it has been', async () => {
  const stop = new AbortController();
  const reported: string[] = [];
  const waiting = untilAborted(stop.signal).then(() => reported.push('over'));
  await Promise.resolve();
  expect(reported).toEqual([]);
  stop.abort();
  await waiting;
  await untilAborted(stop.signal);
  expect(reported).toEqual(['over']);
});
