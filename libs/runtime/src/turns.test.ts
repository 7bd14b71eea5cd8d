import { Turns } from './turns.js';

/** Requests that are answered when the test says so. */
function open() {
  const turns = new Turns<string, boolean>();
  const sent: boolean[] = [];
  const answers: { readonly ok: () => void; readonly fail: (error: Error) => void }[] = [];
  const take = (wish: boolean, key = 'one') =>
    turns.take(key, wish, (one) => {
      sent.push(one);
      return new Promise<void>((ok, fail) => answers.push({ ok, fail }));
    });
  return { turns, sent, answers, take };
}
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

test('[RT9] wishes for one key go one after another, the last one only, and none when it is what was sent', async () => {
  const { turns, sent, answers, take } = open();
  const first = take(true);
  expect([await take(false), await take(true), sent, turns.has('one')]).toEqual([false, false, [true], true]);
  await take(false);
  answers[0]?.ok();
  await settled();
  expect(sent).toEqual([true, false]);
  answers[1]?.ok();
  expect([await first, turns.has('one')]).toEqual([true, false]);
  void take(true, 'two');
  void take(true, 'three');
  expect(sent).toEqual([true, false, true, true]);
});

test('[RT9] only the refusal of the last wish is one', async () => {
  const { turns, answers, take } = open();
  const first = take(true);
  await take(false);
  answers[0]?.fail(new Error('first'));
  await settled();
  answers[1]?.fail(new Error('last'));
  await expect(first).rejects.toThrow('last');
  expect(turns.has('one')).toBe(false);
});
