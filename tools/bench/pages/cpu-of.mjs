import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/**
 * CPU that a process has used so far, all its threads together, in ms. Linux only.
 * @param {number} pid
 */
export function cpuOf(pid) {
  const [, rest] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ');
  const fields = rest.split(' ');
  // utime and stime are the 14th and 15th field; the name before them has been cut off.
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
