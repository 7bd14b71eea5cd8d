// `npm test`, from a clean clone. Plain JavaScript for Node 18: it runs before anything is installed.
// `--only lint,unit` runs some stages; their names are in test/stages.mjs.
import { provideDebianPackages } from './command/debian.mjs';
import { installIfNeeded } from './command/install.mjs';
import { requireNode } from './command/runtime.mjs';
import { Stop, runCommand, say } from './command/say.mjs';
import { stages } from './test/stages.mjs';
import { cannotRun } from './test/run.mjs';

await runCommand(async () => {
  requireNode();
  const chosen = choose(process.argv.slice(2));
  installIfNeeded();
  const missing = chosen.some(({ needs }) => needs) ? provideDebianPackages() : [];
  const results = [];
  // Every stage runs, whatever failed before it: one run tells everything that is wrong.
  for (const stage of chosen) results.push(await runStage(stage, missing));
  process.exitCode = conclude(results);
});

function choose(args) {
  const names = args.flatMap((arg) => (arg.startsWith('-') ? [] : arg.split(',')));
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) throw new Stop(`No such stage: ${unknown.join(', ')}. There are: ${stages.map(({ name }) => name).join(', ')}.`);
  return names.length > 0 ? stages.filter(({ name }) => names.includes(name)) : stages;
}

async function runStage(stage, missing) {
  say(`\n━━ ${stage.title}`);
  const begun = performance.now();
  const lacking = (stage.needs ?? []).filter((name) => missing.includes(name));
  const tally = await (lacking.length > 0 ? cannotRun(`Needs ${lacking.join(' and ')}.`) : stage.run()).catch((error) =>
    cannotRun(error instanceof Error ? error.message : String(error)),
  );
  const seconds = (performance.now() - begun) / 1000;
  say(`${line(tally)} · ${seconds.toFixed(1)} s`);
  return { ...tally, title: stage.title, seconds };
}

/** Prints the table and the closing line; returns the exit code. */
function conclude(results) {
  say('\n━━ Summary');
  for (const { title, seconds, ...tally } of results)
    say(`${tally.failed > 0 ? '✗' : '✓'} ${`${seconds.toFixed(0)} s`.padStart(6)}  ${title}: ${line(tally)}`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  say(`\n${line(total)}`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

function line({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
