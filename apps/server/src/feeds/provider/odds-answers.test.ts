import type { Odds } from '@khandai/odds-parser';
import { OddsAnswers } from './odds-answers.js';

const row = (matchId: string, price: string) => `${matchId},8,0.25,${price},0.95,1775629273,2`;
const all = (odds: Odds): Odds | undefined => odds;
const read = (answers: OddsAnswers, data: unknown, use = all) => {
  const { list, bad } = answers.read(data, 'changes', { endpoint: 'mainChanges', use });
  return {
    prices: list.map((odds) => `${odds.category} ${odds.matchId} ${JSON.stringify(odds.instant)}`),
    bad: bad.map(({ row: place, reason }) => `${place} ${reason}`),
  };
};

describe('answers of prices', () => {
  it('[PF6] (unchanged rows) gives only rows whose text the answer before did not have', () => {
    const answers = new OddsAnswers();
    const first = { handicapHalf: [row('1', '0.90'), row('2', '0.90')] };
    expect(read(answers, first).prices).toHaveLength(2);
    expect(read(answers, first).prices).toEqual([]);
    const second = { handicapHalf: [row('1', '0.90'), row('2', '0.91')] };
    expect(read(answers, second).prices).toEqual(['handicapHalf 2 {"line":0.25,"home":0.91,"away":0.95}']);
    expect(read(answers, first).prices).toEqual(['handicapHalf 2 {"line":0.25,"home":0.9,"away":0.95}']);
  });

  it('[PF6] (unchanged rows) equal texts of two categories are two prices', () => {
    const same = [row('1', '0.90')];
    expect(read(new OddsAnswers(), { handicapHalf: same, overUnderHalf: same }).prices).toHaveLength(2);
  });

  it('[PF6] (unchanged rows) a row that could not be used, or was bad, is read again with its place', () => {
    const answers = new OddsAnswers();
    const data = { handicapHalf: [row('1', '0.90'), 'x', row('2', '0.90'), row('3', 'y'), row('4', '0.90')] };
    const but2 = (odds: Odds) => (odds.matchId === '2' ? undefined : odds);
    const bad = [expect.stringMatching(/^2 /), expect.stringMatching(/^4 /)];
    expect(read(answers, data, but2)).toEqual({ prices: [expect.any(String), expect.any(String)], bad });
    expect(read(answers, data)).toEqual({ prices: [expect.stringContaining(' 2 ')], bad });
    answers.forget();
    expect(read(answers, data).prices).toHaveLength(3);
  });

  it('[PF6] (unchanged answer) the same data is not looked through again, unless a row of it was bad or could not be used', () => {
    const answers = new OddsAnswers();
    const watched = (rows: unknown[]) => {
      let looks = 0;
      const data = Object.defineProperty({}, 'handicapHalf', { enumerable: true, get: () => ((looks += 1), rows) });
      return { data, looks: () => looks };
    };
    const good = watched([row('1', '0.90'), row('2', '0.90')]);
    const but2 = (odds: Odds) => (odds.matchId === '2' ? undefined : odds);
    expect(read(answers, good.data, but2).prices).toHaveLength(1);
    expect(read(answers, good.data).prices).toHaveLength(1);
    const before = good.looks();
    expect([read(answers, good.data), good.looks()]).toEqual([{ prices: [], bad: [] }, before]);
    answers.forget();
    expect(read(answers, good.data).prices).toHaveLength(2);
    const bad = watched([row('1', '0.90'), 'x']);
    expect([read(answers, bad.data).bad.length, read(answers, bad.data).bad.length]).toEqual([1, 1]);
    // Another answer came in between.
    expect(read(answers, good.data).prices).toEqual([expect.stringContaining(' 2 ')]);
  });

  it('is usable with a row that is or was used, or without any; not with bad rows alone', () => {
    const answers = new OddsAnswers();
    const isUsable = (data: unknown, use = all) =>
      answers.read(data, 'changes', { endpoint: 'mainChanges', use }).isUsable;
    expect([isUsable({ handicapHalf: ['x', 'y'] }), isUsable('x')]).toEqual([false, false]);
    const one = { handicapHalf: ['x', row('1', '0.90')] };
    expect([isUsable({}), isUsable(one), isUsable(one)]).toEqual([true, true, true]);
    answers.forget();
    expect(isUsable(one, () => undefined)).toBe(false);
  });

  it('[PF6] (unchanged rows) what is no list is reported', () => {
    const answers = new OddsAnswers();
    expect(read(answers, 'x').bad).toHaveLength(1);
    expect(read(answers, { handicap: 7 }).bad).toHaveLength(1);
  });
});
