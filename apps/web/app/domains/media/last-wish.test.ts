import { LastWish } from './LastWish';

/** A server that answers when the test says so. */
function sending() {
  const sent: { readonly wish: boolean; readonly answer: () => void; readonly refuse: (error: Error) => void }[] = [];
  const wishes = new LastWish<boolean>(
    (wish) => new Promise((answer, refuse) => sent.push({ wish, answer: () => answer(), refuse })),
  );
  return { wishes, sent, order: () => sent.map(({ wish }) => wish) };
}

/** Until all promises that can go on have done so. */
const settled = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

describe('LastWish', () => {
  test('a wish waits for the one before it, and only the last of those that wait is sent', async () => {
    const { wishes, sent, order } = sending();
    const first = wishes.take(true);
    const others = await Promise.all([wishes.take(false), wishes.take(true), wishes.take(false)]);
    expect([order(), others]).toEqual([[true], [undefined, undefined, undefined]]);
    sent[0]!.answer();
    await settled();
    expect(order()).toEqual([true, false]);
    sent[1]!.answer();
    expect(await first).toEqual({ stored: false });
  });

  test('the refusal of the last wish is reported, that of one before it is not', async () => {
    const { wishes, sent } = sending();
    const first = wishes.take(true);
    await wishes.take(false);
    sent[0]!.refuse(new Error('full'));
    await settled();
    sent[1]!.answer();
    expect(await first).toEqual({ stored: false });
    const last = wishes.take(true);
    sent[2]!.refuse(new Error('full'));
    await expect(last).rejects.toThrow('full');
  });
});
