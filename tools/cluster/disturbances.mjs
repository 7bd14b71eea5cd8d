// What happens to a cluster under a steady chat, and what its processes must say meanwhile.
import { setTimeout as wait } from 'node:timers/promises';

/** Seconds until Redis is back after the last message, so that no later message shows a gap. */
const BACK_S = 1;
/** Processes find out that a server does not answer within this time. */
const NOTICED_MS = 6_000;
/** A shorter one may end before all processes have noticed it. */
const LONG_S = 20;
/** Longest wait for an answer while a part of the site is away. The server gives up after two seconds; machines may be busy. */
const MAX_ANSWER_MS = 8_000;

/**
 * `steady`: nothing. `kill`: a process ends by SIGKILL in the middle. `outage`: Redis stops. `hang`: Redis stops answering,
 * its connections stay open. `freeze`: the same with the database.
 * @returns {Promise<string[]>} what was wrong
 */
export async function disturb({ kind, seconds, down }, cluster) {
  const { beginsAt, run } = disturbances[kind];
  await wait(beginsAt(seconds, down) * 1000);
  return run(cluster, down);
}

const beforeTheEnd = (seconds, down) => seconds + BACK_S - down;

const disturbances = {
  steady: { beginsAt: () => 0, run: async () => [] },
  kill: {
    beginsAt: (seconds) => seconds / 2,
    async run({ processes }) {
      processes.at(-1).child.kill('SIGKILL');
      return [];
    },
  },
  outage: {
    beginsAt: beforeTheEnd,
    run: ({ processes, redis }, down) =>
      during(down, { away: redis.stop, back: redis.up, check: () => saysAway(processes, 'bus', 'Redis was away') }),
  },
  hang: {
    beginsAt: beforeTheEnd,
    run: ({ processes, redis }, down) =>
      during(down, {
        away: redis.hang,
        back: redis.resume,
        check: async () => [
          ...(await saysAway(processes, 'bus', 'Redis hung')),
          ...(down >= LONG_S ? await answersSoon(processes) : []),
        ],
      }),
  },
  freeze: {
    beginsAt: beforeTheEnd,
    run: ({ processes, databaseLine }, down) =>
      during(down, {
        away: databaseLine.hang,
        back: databaseLine.resume,
        check: () => saysAway(processes, 'database', 'the database hung'),
      }),
  },
};

async function during(seconds, { away, back, check }) {
  const over = wait(seconds * 1000);
  await away();
  try {
    return await check();
  } finally {
    await over;
    await back();
  }
}

async function saysAway(processes, part, what) {
  const said = await Promise.all(
    processes.map(async ({ url }) => {
      const from = performance.now();
      const answer = await (await fetch(`${url}/readyz`)).json();
      return { ok: answer[part].ok, ms: performance.now() - from };
    }),
  );
  return [
    ...(said.some(({ ok }) => ok) ? [`/readyz did not say that ${what}`] : []),
    ...(said.some(({ ms }) => ms > MAX_ANSWER_MS) ? [`/readyz took ${said.map(({ ms }) => Math.round(ms))} ms`] : []),
  ];
}

/** Once a process has noticed the outage, calls with a limit no longer wait for Redis. */
async function answersSoon(processes) {
  await wait(NOTICED_MS);
  const times = await Promise.all(
    processes.map(async ({ url }) => {
      const from = performance.now();
      const answer = await fetch(`${url}/ac/api/chat/room/list-room?pageSize=10`);
      await answer.arrayBuffer();
      return answer.ok ? performance.now() - from : Infinity;
    }),
  );
  // Less than a command's own wait for Redis.
  return times.some((ms) => ms > 1_500) ? [`calls took ${times.map(Math.round)} ms while Redis hung`] : [];
}
