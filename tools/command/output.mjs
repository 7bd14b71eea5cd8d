/** Ends a command with one sentence for its user; a stack trace would not help them. */
export class CommandError extends Error {}

/** @param {string} sentence */
export const print = (sentence) => process.stdout.write(`${sentence}\n`);

/** @param {() => Promise<void>} main */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof CommandError ? error.message : describe(error)}\n`);
    process.exitCode = 1;
  }
}

const describe = (error) => `Lỗi ngoài dự kiến: ${error instanceof Error ? error.message : String(error)}`;
