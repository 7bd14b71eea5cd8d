// `node tools/cluster.mjs outage kill`: several processes behind HAProxy under 200 messages a second, for a short time, while
// Redis goes away and a process is killed (`hang`: Redis does not answer; `freeze`: nor does the database; `steady`: nothing
// happens). Prints what became of every message; the exit code is 1 when one was lost. The long forms are
// `npm run bench -- chat-kill chat-outage chat-hang chat-latency`.
import { parseArgs } from 'node:util';
import { table } from './bench/table.mjs';
import { haproxy } from './cluster/cluster.mjs';
import { rowsOf } from './cluster/rows.mjs';
import { run } from './cluster/scenario.mjs';
import { buildIfNeeded } from './command/build.mjs';
import { CommandError, print, runCommand } from './command/output.mjs';

const PER_SECOND = 200;
const MIN_FANS = 240;
/** All phases may pass within the 30 seconds in which a user has 11 messages. */
const MESSAGES_PER_FAN = 9;

const phases = {
  kill: { kind: 'kill', seconds: 5 },
  outage: { kind: 'outage', seconds: 5, down: 3 },
  hang: { kind: 'hang', seconds: 7, down: 7 },
  freeze: { kind: 'freeze', seconds: 5, down: 4 },
  steady: { kind: 'steady', seconds: 10 },
};

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { processes: { type: 'string', default: '3' } },
  });
  if (positionals.length === 0 || positionals.some((kind) => !phases[kind]))
    throw new CommandError(`Cần một trong: ${Object.keys(phases).join(', ')}.`);
  if (!haproxy()) throw new CommandError('Thiếu HAProxy: cài bằng apt-get install haproxy.');
  buildIfNeeded(['server']);
  const chosen = positionals.map((kind) => phases[kind]);
  const seconds = chosen.reduce((sum, phase) => sum + phase.seconds, 0);
  const fans = Math.max(MIN_FANS, Math.ceil((PER_SECOND * seconds) / MESSAGES_PER_FAN));
  const plan = { processes: Number(values.processes), rooms: 20, fans, perSecond: PER_SECOND, phases: chosen };
  const rows = rowsOf(await run(plan), plan, { judgesTimes: false });
  print(table(rows));
  if (rows.some(({ met }) => !met)) process.exitCode = 1;
});
// Clients of a run that failed still try to come back.
process.exit();
