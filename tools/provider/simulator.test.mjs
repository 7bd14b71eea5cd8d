import { calls } from './calls.mjs';
import { generatedDay } from './match-day.mjs';
import { faultNames, ProviderSimulator } from './simulator.mjs';

const KEY = 'a-key';
/** An answer with one of these is too late, or has no end. */
const ENDLESS = ['slow', 'too-large'];
const START = Date.parse('2026-11-20T12:00:00Z');
/** The first matches are under way, so every call has rows. */
const NOW = START + 50 * 60_000;

/** The status of the answer, or that the connection broke. */
async function ask(url, { path, cmd }) {
  const query = new URLSearchParams({ api_key: KEY, ...(cmd && { cmd }) });
  const response = await fetch(`${url}${path}?${query}`, { redirect: 'manual' });
  return response.text().then(
    () => response.status,
    () => 'broken',
  );
}

const statusOf = (fault) => ({ 429: 429, 500: 500, redirect: 302, truncated: 'broken' })[fault] ?? 200;

describe('the simulator of the provider', () => {
  test.each(faultNames.filter((fault) => !ENDLESS.includes(fault)))(
    '[PF4] answers every call while all of them have the fault %s',
    async (fault) => {
      const world = { matches: generatedDay({ start: START, count: 6 }) };
      const simulator = new ProviderSimulator({ key: KEY, world, now: () => NOW });
      const url = await simulator.open();
      simulator.setFault('*', fault);
      const statuses = [];
      for (const call of Object.values(calls)) statuses.push(await ask(url, call));
      await simulator.close();
      expect(statuses).toEqual(Object.keys(calls).map(() => statusOf(fault)));
      expect(simulator.tooEarly).toBe(0);
    },
  );
});
