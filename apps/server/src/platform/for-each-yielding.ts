import { setImmediate } from 'node:timers/promises';

/** This many socket writes take about two milliseconds. */
const MAX_PER_TURN = 250;

/**
 * Runs `act` for each item and yields to the event loop between turns, so that database replies, confirmations and
 * other rooms are not delayed. An item added to the set meanwhile is included, a removed one is not.
 */
export async function forEachYielding<T>(
  all: Iterable<T>,
  act: (one: T) => void,
  inATurn = MAX_PER_TURN,
): Promise<void> {
  let done = 0;
  for (const one of all) {
    act(one);
    done += 1;
    if (done % inATurn === 0) await setImmediate();
  }
}
