import { setImmediate } from 'node:timers/promises';

/** So many writes to sockets take some two milliseconds. */
const IN_A_TURN = 250;

/**
 * Does something to each, and between the turns lets others have theirs: answers of the database, confirmations, other
 * rooms. Who joins the set meanwhile is met as well, who leaves it is not.
 */
export async function inTurns<T>(all: Iterable<T>, act: (one: T) => void, inATurn = IN_A_TURN): Promise<void> {
  let done = 0;
  for (const one of all) {
    act(one);
    done += 1;
    if (done % inATurn === 0) await setImmediate();
  }
}
