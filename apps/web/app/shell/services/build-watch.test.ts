import { FakeClock, settle } from '@khandai/testing';
import { BuildWatch } from './build-watch';

async function watch(latest: () => Promise<string>, heardBefore?: string) {
  const own = 'build-1';
  const clock = new FakeClock();
  let requested = 0;
  const builds = new BuildWatch({ own, latest: () => ((requested += 1), latest()), clock });
  const written: string[] = [];
  const failures: unknown[] = [];
  builds.outdated.on((id) => written.push(id));
  builds.failed.on((error) => failures.push(error));
  if (heardBefore !== undefined) builds.buildSeen(heardBefore);
  const life = new AbortController();
  const run = builds.run(life.signal);
  await settle();
  const end = async () => {
    life.abort();
    await run;
  };
  return { clock, builds, written, failures, requested: () => requested, end };
}

describe('a newer build', () => {
  test('[ER2] (hourly) is checked every 3,600,000 ms and reported once', async () => {
    let latest = 'build-1';
    const { clock, written, requested, end } = await watch(() => Promise.resolve(latest));
    await clock.advance(3_599_999);
    expect(requested()).toBe(0);
    await clock.advance(1);
    expect([requested(), written]).toEqual([1, []]);
    latest = 'build-2';
    await clock.advance(3_600_000);
    await clock.advance(3_600_000);
    expect(written).toEqual(['build-2']);
    await end();
    expect(clock.sleeping).toBe(0);
  });

  test('[ER2] (greeting) is checked when a socket greets with another build, and the descriptor decides', async () => {
    let latest = 'build-1';
    const { builds, written, requested, end } = await watch(() => Promise.resolve(latest));
    builds.buildSeen('build-1');
    builds.buildSeen('build-0');
    await settle();
    expect([requested(), written]).toEqual([1, []]);
    latest = 'build-2';
    builds.buildSeen('build-2');
    await settle();
    expect(written).toEqual(['build-2']);
    await end();
  });

  test.each([
    ['build-2', 1, ['build-2']],
    ['build-1', 0, []],
  ])('[ER2] (greeting) a greeting of %s before the watch started is not lost', async (received, questions, news) => {
    const { written, requested, end } = await watch(() => Promise.resolve('build-2'), received);
    expect([requested(), written]).toEqual([questions, news]);
    await end();
  });

  test('a failed check does not disturb the user, and is repeated', async () => {
    const { clock, written, failures, end } = await watch(() => Promise.reject(new Error('away')));
    await clock.advance(7_200_000);
    expect([written, failures.length]).toEqual([[], 2]);
    await end();
  });
});
