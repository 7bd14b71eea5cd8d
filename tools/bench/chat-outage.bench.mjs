// Redis is away for the last 30 seconds of a minute with 200 messages a second, and comes back after the last one.
import { rowsOf } from '../cluster/rows.mjs';
import { measured } from '../cluster/measured.mjs';

const SECONDS = Number(process.env.CHAT_SECONDS ?? 60);
const DOWN_S = Number(process.env.CHAT_DOWN ?? 30);

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  const plan = { processes: 3, phases: [{ kind: 'outage', seconds: SECONDS, down: DOWN_S }] };
  return rowsOf(await measured(plan), plan);
}
