// How long a message takes to its sender's confirmation and to the other fans of the room, over three processes with 200
// messages a second and nothing disturbed.
import { rowsOf } from '../cluster/rows.mjs';
import { measured } from '../cluster/measured.mjs';

const SECONDS = Number(process.env.CHAT_SECONDS ?? 30);

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  const plan = { processes: 3, phases: [{ kind: 'steady', seconds: SECONDS }] };
  return rowsOf(await measured(plan), plan);
}
