// `npm test`, from a clean clone. Plain JavaScript for Node 18: it runs before anything is installed.
// `--only lint,unit` runs some stages; their names are in test/stages.mjs.
import { provideDebianPackages } from './command/debian.mjs';
import { installIfNeeded } from './command/install.mjs';
import { requireNode } from './command/runtime.mjs';
import { CommandError, runCommand, print } from './command/output.mjs';
import { stages } from './test/stages.mjs';
import { cannotRun } from './test/run.mjs';
import { count, summary, totalOf } from './test/summary.mjs';

await runCommand(async () => {
  requireNode();
  const chosen = choose(process.argv.slice(2));
  installIfNeeded();
  const missing = chosen.some(({ needs }) => needs) ? provideDebianPackages() : [];
  const results = [];
  // Every stage runs even after a failure, so that one run reports every fault.
  for (const stage of chosen) results.push(await runStage(stage, missing, results));
  process.exitCode = conclude(results);
});

function choose(args) {
  const names = args.flatMap((arg) => (arg.startsWith('-') ? [] : arg.split(',')));
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0)
    throw new CommandError(
      `No such stage: ${unknown.join(', ')}. There are: ${stages.map(({ name }) => name).join(', ')}.`,
    );
  return names.length > 0 ? stages.filter(({ name }) => names.includes(name)) : stages;
}

async function runStage(stage, missing, earlier) {
  print(`\n━━ ${stage.title}`);
  const startedAt = performance.now();
  const obstacle = obstacleOf(stage, missing, earlier);
  const tally = await (obstacle ? cannotRun(obstacle) : stage.run()).catch((error) =>
    cannotRun(error instanceof Error ? error.message : String(error)),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  print(`${count(tally)} · ${seconds.toFixed(1)} s`);
  return { ...tally, name: stage.name, title: stage.title, budget: stage.budget, seconds };
}

/** Why a stage cannot run, as a sentence; undefined if it can. */
function obstacleOf({ needs = [], after }, missing, earlier) {
  const lacking = needs.filter((name) => missing.includes(name));
  if (lacking.length > 0) return `Needs ${lacking.join(' and ')}.`;
  if (earlier.some(({ name, failed }) => name === after && failed > 0)) return `Not run: the stage "${after}" failed.`;
}

/** Prints the summary; returns the exit code. */
function conclude(results) {
  print(`\n${summary(results).join('\n')}`);
  const { passed, failed } = totalOf(results);
  return failed === 0 && passed > 0 ? 0 : 1;
}
