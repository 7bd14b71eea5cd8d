// A process of the site ends by SIGKILL in the middle of a minute with 200 messages a second: what becomes of every message,
// and how long its clients are away. With two processes, then with three.
import { rowsOf } from '../cluster/rows.mjs';
import { measured } from '../cluster/measured.mjs';

const SECONDS = Number(process.env.CHAT_SECONDS ?? 60);

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  const rows = [];
  for (const processes of [2, 3]) {
    const plan = { processes, phases: [{ kind: 'kill', seconds: SECONDS }] };
    rows.push(...rowsOf(await measured(plan), plan));
  }
  return rows;
}
