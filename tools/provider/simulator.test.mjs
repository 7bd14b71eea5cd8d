import { calls } from './calls.mjs';
import { generatedDay } from './match-day.mjs';
import { faultNames, ProviderSimulator } from './simulator.mjs';

const KEY = 'a-key';
/** An answer with one of these is too late, or has no end. */
const ENDLESS = ['slow', 'too-large'];
const START = Date.parse('2026-11-20T12:00:00Z');
/** The first matches are under way. */
const NOW = START + 50 * 60_000;

/** The status and text of the answer, or that the connection broke. */
async function ask(url, { path, cmd }) {
  const query = new URLSearchParams({ api_key: KEY, date: '2026-11-20', ...(cmd && { cmd }) });
  const response = await fetch(`${url}${path}?${query}`, { redirect: 'manual' });
  return response.text().then(
    (text) => ({ status: response.status, text }),
    () => ({ status: 'broken', text: '' }),
  );
}

const statusOf = (fault) => ({ 429: 429, 500: 500, redirect: 302, truncated: 'broken' })[fault] ?? 200;

/** The answers to all calls, by name, while each of them has the fault. */
async function answersWith(fault) {
  const matches = generatedDay({ start: START, count: 6 });
  const modified = [{ matchId: matches[0].row.matchId, type: 'delete', matchTime: 0, modifyTime: START / 1000 }];
  const world = { matches, changed: matches.slice(1, 2), modified };
  const simulator = new ProviderSimulator({ key: KEY, world, now: () => NOW });
  const url = await simulator.open();
  try {
    if (fault) simulator.setFault('*', fault);
    const answers = {};
    for (const [name, call] of Object.entries(calls)) answers[name] = await ask(url, call);
    return answers;
  } finally {
    await simulator.close();
  }
}

/** Rows of an answer: a list, or the lists of an object. */
const rowsOf = ({ text }) => Object.values(JSON.parse(text).data).flat();

describe('the simulator of the provider', () => {
  test('[PF4] has rows for every call', async () => {
    const answers = await answersWith(undefined);
    expect(Object.keys(answers).filter((name) => rowsOf(answers[name]).length === 0)).toEqual([]);
  });

  test.each(faultNames.filter((fault) => !ENDLESS.includes(fault)))(
    '[PF4] answers every call while all of them have the fault %s',
    async (fault) => {
      const answers = await answersWith(fault);
      expect(Object.values(answers).map(({ status }) => status)).toEqual(Object.keys(calls).map(() => statusOf(fault)));
      expect(answers).not.toEqual(await answersWith(undefined));
    },
  );

  test('[PF4] blanks the current prices of the first half, and no others', async () => {
    const [whole, blank] = [await answersWith(undefined), await answersWith('blank-prices')];
    const changed = Object.keys(calls).filter((name) => whole[name].text !== blank[name].text);
    expect(changed).toEqual(['odds/half']);
    const prices = rowsOf(blank['odds/half']).flatMap(({ odds }) => odds.map(({ oddsDetail }) => oddsDetail));
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.filter((list) => !list.endsWith(',,,'))).toEqual([]);
  });
});
