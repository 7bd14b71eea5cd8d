// With 200 messages a second, Redis stops answering for 30 seconds while its connections stay open, until after the last
// message; then the database does for 15 seconds.
import { rowsOf } from '../cluster/rows.mjs';
import { measured } from '../cluster/measured.mjs';

const SECONDS = Number(process.env.CHAT_SECONDS ?? 45);
const DOWN_S = Number(process.env.CHAT_DOWN ?? 30);

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  const rows = [];
  for (const phase of [
    { kind: 'hang', seconds: SECONDS, down: DOWN_S },
    { kind: 'freeze', seconds: SECONDS, down: DOWN_S / 2 },
  ]) {
    const plan = { processes: 3, phases: [phase] };
    rows.push(...rowsOf(await measured(plan), plan));
  }
  return rows;
}
