import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/**
 * CPU time of a process so far, over all its threads, in ms. Linux only.
 * @param {number} pid
 */
export function cpuOf(pid) {
  const [, rest] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ');
  const fields = rest.split(' ');
  // utime and stime are the 14th and 15th fields; the split has removed the first two.
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
