import type { OwlAnswer } from '@khandai/contracts';
import { OwlStore } from './OwlStore';

const ANSWER: OwlAnswer = {
  command: 'help',
  subject: '',
  total: 0,
  fixtures: [],
  odds: null,
  rules: [],
  laws: [],
  topics: [],
};

function setUp() {
  const asked: string[] = [];
  const warned: unknown[] = [];
  const waiting: PromiseWithResolvers<OwlAnswer>[] = [];
  const owl = new OwlStore({
    ask: (text) => {
      asked.push(text);
      const answer = Promise.withResolvers<OwlAnswer>();
      waiting.push(answer);
      return answer.promise;
    },
    log: { warn: (_what, error) => void warned.push(error) },
  });
  return { owl, asked, warned, waiting };
}

describe('a conversation with the owl', () => {
  test('[SH11] (chatOwl) a question waits for its answer, and the next one for the first', async () => {
    const { owl, asked, waiting } = setUp();
    const first = owl.ask('/lich');
    expect([owl.isBusy, owl.turns[0]?.answer]).toEqual([true, 'waiting']);
    await owl.ask('/keo');
    waiting[0]?.resolve(ANSWER);
    await first;
    expect([asked, owl.isBusy, owl.turns.map(({ answer }) => answer)]).toEqual([['/lich'], false, [ANSWER]]);
  });

  test('a question without an answer can be asked again', async () => {
    const { owl, asked, warned, waiting } = setUp();
    const first = owl.ask('/lich');
    waiting[0]?.reject(new Error('offline'));
    await first;
    expect([owl.turns[0]?.answer, warned.length]).toEqual(['failed', 1]);
    const again = owl.retry(owl.turns[0]!);
    waiting[1]?.resolve(ANSWER);
    await again;
    expect([asked, owl.turns.map(({ answer }) => answer)]).toEqual([['/lich', '/lich'], [ANSWER]]);
  });

  test('the oldest turns are dropped', async () => {
    const { owl, waiting } = setUp();
    for (let at = 0; at < 40; at += 1) {
      const turn = owl.ask(`/lich ${at}`);
      waiting[at]?.resolve(ANSWER);
      await turn;
    }
    expect([owl.turns.length, owl.turns[0]?.text]).toEqual([30, '/lich 10']);
  });
});
