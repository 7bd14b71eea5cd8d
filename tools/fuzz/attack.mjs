import { startKhanDai } from '../bench/fanout/contenders.mjs';
import { guests } from '../bench/fanout/guests.mjs';
import { calls, times } from './calls.mjs';
import { frames } from './frames.mjs';
import { DeliveryCheck } from './delivery-check.mjs';

const GUESTS = 42;
const WARM_UP = 0.2;
const OF_A_NIGHT = 0.1;
const MiB = 2 ** 20;
/** Runs with fewer cases end before the server is warm: memory is not compared, and one server is enough. */
const SHORT = 20_000;
/** Tolerated difference in memory after the same work, due to garbage collection. */
const SLACK = 48 * MiB;
const subjects = { calls, times, frames };

/**
 * Runs all cases against the built site, on two servers: a tenth on one with an evening of matches, where replies are
 * long and statements find rows, and the rest on an empty one, which handles ten times as many. Memory of each is
 * compared between the first fifth, when code is warm and caches are full, and the end.
 * @param {{ counts: Record<keyof typeof subjects, number>, measure: (name: string, count: number, work: (count: number) => Promise<number>) => Promise<void> }} plan
 */
export async function attack(plan) {
  const night = { FEED: 'demo', DEMO_SEED: 'dem-258', DEMO_MINUTE: '85' };
  const cases = Object.keys(subjects).reduce((sum, name) => sum + plan.counts[name], 0);
  if (cases < SHORT) return [{ ...(await attackSite(plan, night, 1)), hasGrown: false }];
  return [await attackSite(plan, night, OF_A_NIGHT), await attackSite(plan, { FEED: 'none' }, 1 - OF_A_NIGHT)];
}

async function attackSite({ counts, measure, ...world }, env, part) {
  // Raises the limits, because all requests come from one address: the run tests how the site handles input, not its
  // rate limits.
  const limits = { CALLS_PER_MINUTE: '1000000', SOCKETS_PER_ADDRESS: '100000', SOCKET_OPENS_PER_MINUTE: '1000000' };
  const server = await startKhanDai({ ...env, ...limits });
  try {
    const { port } = server;
    const [first, second, ...tokens] = await guests(port, GUESTS);
    const target = { ...world, port, tokens, fixtureIds: await someFixtures(port) };
    const witness = await DeliveryCheck.enter(port, [first, second]);
    const memory = [];
    for (const share of [WARM_UP, 1 - WARM_UP]) {
      for (const [name, subject] of Object.entries(subjects)) {
        const random = (place, at) => world.random(`${place} ${part} ${share}`, at);
        await measure(name, Math.round(counts[name] * part * share), (count) => subject({ ...target, random, count }));
      }
      memory.push(await server.memory());
    }
    const heard = await witness.leave();
    return {
      title: env.FEED,
      heard,
      memory,
      hasGrown: memory[1] - memory[0] > SLACK,
      isUp: server.child.exitCode === null,
    };
  } finally {
    await server.stop();
  }
}

async function someFixtures(port) {
  const reply = await fetch(`http://127.0.0.1:${port}/al/api/schedule/liveSchedule`);
  const { data } = await reply.json();
  const known = data.list.slice(0, 20).flatMap(({ fixtureId, link }) => [fixtureId, link]);
  return [...known, 'khong-co', '1'];
}
