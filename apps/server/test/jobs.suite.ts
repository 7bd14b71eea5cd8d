import type { Database } from '../src/platform/database/database.js';
import type { ContinuousJob, QueuedJob, RecurringJob } from '../src/platform/jobs/jobs.js';
import { PgBossJobs } from '../src/platform/jobs/pg-boss-jobs.js';
import { FakeLog } from '../src/platform/testing.js';

/** Records the steps of a job so that a test can wait for them. */
class Told {
  readonly lines: string[] = [];
  readonly #waiting = new Set<() => void>();

  say(line: string): void {
    this.lines.push(line);
    for (const look of this.#waiting) look();
  }

  /** Resolves when `line` has been recorded `times` times. */
  async until(line: string, times = 1): Promise<void> {
    await new Promise<void>((resolve) => {
      const look = () => {
        if (this.lines.filter((written) => written === line).length < times) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }
}

/** Resolves when `signal` aborts. */
const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

/** Tests for the job port over each database. `open` returns an empty, migrated database. */
export function jobsSuite(open: () => Promise<Database>): void {
  let database: Database;
  const opened: PgBossJobs[] = [];
  beforeAll(async () => {
    database = await open();
  });
  afterEach(async () => {
    for (const jobs of opened.splice(0)) await jobs.close();
  });
  afterAll(() => database.close());

  function process(
    options: { alone?: boolean; renewMs?: number; database?: Pick<Database, 'kind' | 'db' | 'query'> } = {},
  ) {
    const log = new FakeLog();
    const jobs = new PgBossJobs({ database, alone: false, log: log.log, ...options });
    opened.push(jobs);
    return { jobs, log };
  }

  const active = (name: string) =>
    database.query<{ id: string }>("SELECT id FROM pgboss.job WHERE name = $1 AND state = 'active'", [name]);

  it('starts nothing after a close that comes during the start, and waits for what is starting', async () => {
    const { jobs, log } = process();
    const reported = new Told();
    const run = async (): Promise<void> => reported.say('run');
    const starting = jobs.start([{ kind: 'recurring', name: 'early', cron: '0 4 * * *', atStart: true, run }]);
    let isStarted = false;
    void starting.then(() => {
      isStarted = true;
    });
    await jobs.close();
    expect([isStarted, reported.lines, log.lines]).toEqual([true, [], []]);
    expect(await database.query("SELECT name FROM pgboss.schedule WHERE name = 'early'")).toEqual([]);
  });

  it('runs a recurring job at the start and by its schedule, and retries a failed run', async () => {
    const reported = new Told();
    const { jobs, log } = process();
    const job: RecurringJob = {
      kind: 'recurring',
      name: 'clearing',
      cron: '0 4 * * *',
      atStart: true,
      run: async () => {
        reported.say('run');
        throw new Error('broken');
      },
    };
    await jobs.start([job]);
    await reported.until('run');
    await jobs.close();
    const [row] = await database.query<{ state: string }>("SELECT state FROM pgboss.job WHERE name = 'clearing'");
    expect(row?.state).toBe('retry');
    expect(await database.query("SELECT cron, timezone FROM pgboss.schedule WHERE name = 'clearing'")).toEqual([
      { cron: '0 4 * * *', timezone: 'Asia/Ho_Chi_Minh' },
    ]);
    expect(log.lines.map(({ message }) => message)).toEqual(['a job failed']);
  });

  it('never runs a recurring job on two processes at once', async () => {
    const reported = new Told();
    const job: RecurringJob = {
      kind: 'recurring',
      name: 'counting',
      cron: '0 4 * * *',
      atStart: true,
      run: async (signal) => {
        reported.say('run');
        await aborted(signal);
        reported.say('end');
      },
    };
    const [first, second] = [process(), process()];
    await first.jobs.start([job]);
    await reported.until('run');
    await second.jobs.start([job]);
    expect([reported.lines, (await active('counting')).length]).toEqual([['run'], 1]);
    await first.jobs.close();
    expect(reported.lines).toEqual(['run', 'end']);
  });

  it('runs a continuous job on one process, and on the next one when the first stops', async () => {
    const reported = new Told();
    const watch = (name: string): ContinuousJob => ({
      kind: 'continuous',
      name: 'feed',
      run: async (signal) => {
        reported.say(`${name} starts`);
        await aborted(signal);
        reported.say(`${name} stops`);
      },
    });
    const [first, second] = [process(), process()];
    await first.jobs.start([watch('first')]);
    await reported.until('first starts');
    await second.jobs.start([watch('second')]);
    await first.jobs.close();
    await reported.until('second starts');
    expect(reported.lines).toEqual(['first starts', 'first stops', 'second starts']);
    expect(await active('feed')).toHaveLength(1);
  });

  it('takes a continuous job from a process that no longer answers, after that process stopped it and within 30 s', async () => {
    const reported = new Told();
    const job = (name: string): ContinuousJob => ({
      kind: 'continuous',
      name: 'frozen',
      run: async (signal) => {
        reported.say(`${name} starts`);
        await aborted(signal);
        reported.say(`${name} stops`);
      },
    });
    let thawed = Promise.resolve();
    let thaw: () => void = () => undefined;
    const cutOff = {
      kind: database.kind,
      db: database.db,
      query: <Row>(text: string, values?: readonly unknown[]) => thawed.then(() => database.query<Row>(text, values)),
    };
    const [first, second] = [process({ database: cutOff }), process()];
    await first.jobs.start([job('first')]);
    await reported.until('first starts');
    await second.jobs.start([job('second')]);
    thawed = new Promise((resolve) => (thaw = resolve));
    const since = performance.now();
    await reported.until('second starts');
    expect(reported.lines).toEqual(['first starts', 'first stops', 'second starts']);
    expect(performance.now() - since).toBeLessThan(30_000);
    thaw();
    await first.jobs.close();
    expect(await active('frozen')).toHaveLength(1);
    expect(reported.lines).toHaveLength(3);
  });

  it('aborts a continuous job whose claim another process has taken', async () => {
    const reported = new Told();
    const { jobs } = process();
    const job: ContinuousJob = {
      kind: 'continuous',
      name: 'counter',
      run: async (signal) => {
        reported.say('start');
        await aborted(signal);
        reported.say('stop');
      },
    };
    await jobs.start([job]);
    await reported.until('start');
    await database.query("UPDATE pgboss.job SET state = 'failed' WHERE name = $1", ['counter']);
    await reported.until('stop');
    await reported.until('start', 2);
    expect(await active('counter')).toHaveLength(1);
  });

  it('renews the claim of a continuous job without interrupting the work', async () => {
    const reported = new Told();
    const { jobs } = process({ renewMs: 0 });
    const job: ContinuousJob = {
      kind: 'continuous',
      name: 'endless',
      run: async (signal) => {
        reported.say('start');
        const [first] = await active('endless');
        let now = first;
        while (now?.id === first?.id) {
          // PGlite replies without yielding to the event loop, which the claim's heartbeat needs.
          await new Promise((resolve) => setImmediate(resolve));
          [now] = await active('endless');
        }
        reported.say('renewed');
        await aborted(signal);
      },
    };
    await jobs.start([job]);
    await reported.until('renewed');
    expect([reported.lines, (await active('endless')).length]).toEqual([['start', 'renewed'], 1]);
  });

  it('hands each queued job to one process, with its data', async () => {
    const reported = new Told();
    const job: QueuedJob<{ fixtureId: string }> = {
      kind: 'queued',
      name: 'reminding',
      run: async ({ fixtureId }) => reported.say(fixtureId),
    };
    const [first, second] = [process(), process()];
    await first.jobs.start([job]);
    await second.jobs.start([job]);
    for (const fixtureId of ['a', 'b', 'c']) await second.jobs.send(job, { fixtureId }, { key: fixtureId });
    for (const fixtureId of ['a', 'b', 'c']) await reported.until(fixtureId);
    await Promise.all([first.jobs.close(), second.jobs.close()]);
    expect([...reported.lines].sort()).toEqual(['a', 'b', 'c']);
  });

  it('keeps one waiting job per key, and starts none while another one of the key runs', async () => {
    const reported = new Told();
    const { jobs } = process();
    let go: () => void = () => undefined;
    const job: QueuedJob<{ round: number }> = {
      kind: 'queued',
      name: 'settling',
      run: async ({ round }) => {
        reported.say(`start ${round}`);
        if (round === 1) await new Promise<void>((resolve) => (go = resolve));
        reported.say(`end ${round}`);
      },
    };
    await jobs.start([job]);
    await jobs.send(job, { round: 1 }, { key: 'fixture' });
    await reported.until('start 1');
    await jobs.send(job, { round: 2 }, { key: 'fixture' });
    await jobs.send(job, { round: 3 }, { key: 'fixture' });
    // The second process finds no job: the key already has an active run.
    const other = process();
    await other.jobs.start([job]);
    const rows = await database.query<{ state: string }>(
      "SELECT state FROM pgboss.job WHERE name = 'settling' ORDER BY created_on",
    );
    expect(rows.map(({ state }) => state)).toEqual(['active', 'created']);
    go();
    await reported.until('end 2');
    expect(reported.lines).toEqual(['start 1', 'end 1', 'start 2', 'end 2']);
  });

  it('runs a queued job at its time', async () => {
    const reported = new Told();
    const { jobs } = process();
    const job: QueuedJob<{ at: string }> = { kind: 'queued', name: 'later', run: async ({ at }) => reported.say(at) };
    await jobs.start([job]);
    await jobs.send(job, { at: 'in an hour' }, { key: 'a', startAfter: new Date(Date.now() + 3_600_000) });
    await jobs.send(job, { at: 'now' }, { key: 'b' });
    await reported.until('now');
    expect(reported.lines).toEqual(['now']);
  });

  it('restarts at once the jobs of a killed process, if no other process uses the database', async () => {
    const reported = new Told();
    const run = async (signal: AbortSignal) => {
      reported.say('run');
      await aborted(signal);
    };
    const job: ContinuousJob = { kind: 'continuous', name: 'left-over', run };
    await process().jobs.start([job]);
    await reported.until('run');
    // The first holder's row is still active, as a killed process would leave it; only `alone` takes the job over.
    await process({ alone: true }).jobs.start([job]);
    await reported.until('run', 2);
    expect(await active('left-over')).toHaveLength(1);
  });

  it('closes without having started', async () => {
    await expect(process().jobs.close()).resolves.toBeUndefined();
  });
}
