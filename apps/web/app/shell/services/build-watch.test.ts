import { FakeClock, settle } from '@khandai/testing';
import { BuildWatch } from './build-watch';

async function watch(latest: () => Promise<string>, heardBefore?: string) {
  const own = 'build-1';
  const clock = new FakeClock();
  let asked = 0;
  const builds = new BuildWatch({ own, latest: () => ((asked += 1), latest()), clock });
  const said: string[] = [];
  const failures: unknown[] = [];
  builds.outdated.on((id) => said.push(id));
  builds.failed.on((error) => failures.push(error));
  if (heardBefore !== undefined) builds.buildSeen(heardBefore);
  const life = new AbortController();
  const run = builds.run(life.signal);
  await settle();
  const end = async () => {
    life.abort();
    await run;
  };
  return { clock, builds, said, failures, asked: () => asked, end };
}

describe('a newer build', () => {
  test('[ER2] (hourly) is checked every 3,600,000 ms and reported once', async () => {
    let latest = 'build-1';
    const { clock, said, asked, end } = await watch(() => Promise.resolve(latest));
    await clock.advance(3_599_999);
    expect(asked()).toBe(0);
    await clock.advance(1);
    expect([asked(), said]).toEqual([1, []]);
    latest = 'build-2';
    await clock.advance(3_600_000);
    await clock.advance(3_600_000);
    expect(said).toEqual(['build-2']);
    await end();
    expect(clock.sleeping).toBe(0);
  });

  test('[ER2] (greeting) is checked when a socket greets with another build, and the descriptor decides', async () => {
    let latest = 'build-1';
    const { builds, said, asked, end } = await watch(() => Promise.resolve(latest));
    builds.buildSeen('build-1');
    builds.buildSeen('build-0');
    await settle();
    expect([asked(), said]).toEqual([1, []]);
    latest = 'build-2';
    builds.buildSeen('build-2');
    await settle();
    expect(said).toEqual(['build-2']);
    await end();
  });

  test.each([
    ['build-2', 1, ['build-2']],
    ['build-1', 0, []],
  ])('[ER2] (greeting) a greeting of %s before the watch started is not lost', async (heard, questions, news) => {
    const { said, asked, end } = await watch(() => Promise.resolve('build-2'), heard);
    expect([asked(), said]).toEqual([questions, news]);
    await end();
  });

  test('a failed check does not disturb the user, and is repeated', async () => {
    const { clock, said, failures, end } = await watch(() => Promise.reject(new Error('away')));
    await clock.advance(7_200_000);
    expect([said, failures.length]).toEqual([[], 2]);
    await end();
  });
});
