import { type OddsRows } from '@khandai/contracts';
import { parseAllRows } from '@khandai/odds-parser';
import { FakeClock } from '@khandai/testing';
import { OddsBook, type RowMove } from '../OddsBook';
import { MoveTeller } from './MoveTeller';

const EVERY_MS = 20_000;

const home = ({ instant }: RowMove['after']) => ('home' in instant ? instant.home : 0);
const handicap = (price: string, time: number, isClosed = false): OddsRows => ({
  handicap: [`f1,8,,,,0.25,${price},0.95,false,true,${time},${isClosed},3`],
});

function telling({ isClosed = false } = {}) {
  const clock = new FakeClock(0);
  const session = new AbortController();
  const page = { hidden: false };
  const book = new OddsBook(handicap('0.90', 100, isClosed), { warn: (what) => expect(what).toBe('') });
  const teller = new MoveTeller({
    timers: clock,
    everyMs: EVERY_MS,
    isHidden: () => page.hidden,
    words: (moves) => moves.map(({ before, after }) => `${home(before)} ${home(after)}`).join(', '),
  });
  book.moved.on(teller.add);
  void teller.run(session.signal);
  const push = (price: string, time: number, close = false) => {
    book.accept(parseAllRows(handicap(price, time, close)).odds, clock.now());
  };
  return { clock, session, page, teller, push };
}

describe('MoveTeller', () => {
  test('(announced) many changes become one message, from the prices of the last message to the newest', async () => {
    const { clock, teller, push } = telling();
    push('0.91', 101);
    push('0.93', 102);
    push('0.92', 103);
    await clock.advance(EVERY_MS - 1);
    expect(teller.text).toBe('');
    await clock.advance(1);
    expect(teller.text).toBe('0.9 0.92');
    push('0.95', 104);
    await clock.advance(EVERY_MS - 1);
    expect(teller.text).toBe('0.9 0.92');
    await clock.advance(1);
    expect(teller.text).toBe('0.92 0.95');
  });

  test('(announced) nothing is said when nothing moved, nor for a row that comes again as it was', async () => {
    const { clock, teller, push } = telling();
    push('0.90', 101);
    await clock.advance(EVERY_MS);
    expect(teller.text).toBe('');
    push('0.91', 102);
    await clock.advance(EVERY_MS);
    expect(teller.text).toBe('0.9 0.91');
    await clock.advance(EVERY_MS);
    expect(teller.text).toBe('');
  });

  test('(announced) a hidden page is silent, and then says what moved meanwhile', async () => {
    const { clock, teller, page, push } = telling();
    page.hidden = true;
    push('0.91', 101);
    await clock.advance(EVERY_MS);
    push('0.96', 102);
    await clock.advance(EVERY_MS);
    expect(teller.text).toBe('');
    page.hidden = false;
    await clock.advance(EVERY_MS);
    expect(teller.text).toBe('0.9 0.96');
  });

  test('(announced) a price that changed while its row was suspended is said once, when the row opens again', async () => {
    const { clock, teller, push } = telling();
    push('1.20', 101, true);
    await clock.advance(EVERY_MS);
    expect(teller.text).toBe('');
    push('1.20', 102);
    await clock.advance(EVERY_MS);
    expect(teller.text).toBe('0.9 1.2');
    await clock.advance(EVERY_MS);
    expect(teller.text).toBe('');
    push('1.21', 103);
    await clock.advance(EVERY_MS);
    expect(teller.text).toBe('1.2 1.21');
  });

  test('(announced) a row that was suspended without another price, then opens with one, moved from its last open price', async () => {
    const { clock, teller, push } = telling();
    push('0.90', 101, true);
    await clock.advance(EVERY_MS);
    push('1.30', 102, true);
    await clock.advance(EVERY_MS);
    expect(teller.text).toBe('');
    push('0.95', 103);
    await clock.advance(EVERY_MS);
    expect(teller.text).toBe('0.9 0.95');
  });

  test('(announced) a row that the page loaded suspended has nothing to move from until it opens', async () => {
    const { clock, teller, push } = telling({ isClosed: true });
    push('0.95', 101);
    await clock.advance(EVERY_MS);
    expect(teller.text).toBe('');
    push('0.97', 102);
    await clock.advance(EVERY_MS);
    expect(teller.text).toBe('0.95 0.97');
  });

  test('nothing is said after the end', async () => {
    const { clock, teller, session, push } = telling();
    push('0.91', 101);
    session.abort();
    await clock.advance(2 * EVERY_MS);
    expect([teller.text, clock.sleeping]).toEqual(['', 0]);
  });
});
