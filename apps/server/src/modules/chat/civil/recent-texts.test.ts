import { FakeClock, settle } from '@khandai/testing';
import { SharedPaces } from '../../../platform/shared-paces.js';
import { FakeBus, FakeLog } from '../../../platform/testing.js';
import { RecentTexts } from './flood.js';

const stop = new AbortController();
afterAll(() => stop.abort());

const LONG = 'Hôm nay Hà Nội đá hay quá';

async function two() {
  const bus = new FakeBus('redis');
  const clock = new FakeClock();
  const process = async () => {
    const paces = new SharedPaces({ bus, log: new FakeLog().log });
    const texts = new RecentTexts({ clock, paces, repeatMs: 30_000 });
    void paces.run(stop.signal);
    await settle();
    return texts;
  };
  return { clock, bus, one: await process(), other: await process() };
}

const said = (text: string, userId = 7, groupId = 30) => ({ groupId, userId, text });

test('a text that a user sent to one process is a repetition on the other, for half a minute', async () => {
  const { one, other, clock } = await two();
  expect(other.isRepeated(said(LONG))).toBe(false);
  one.note(said(LONG));
  expect([one, other].map((texts) => texts.isRepeated(said(LONG)))).toEqual([true, true]);
  expect([said(LONG, 8), said(LONG, 7, 31), said(`${LONG}!`)].map((text) => other.isRepeated(text))).toEqual([
    false,
    false,
    false,
  ]);
  await clock.advance(30_000);
  expect(other.isRepeated(said(LONG))).toBe(false);
});

test('a shout may be said twice, on any process', async () => {
  const { one, other } = await two();
  one.note(said('Vào!'));
  expect(other.isRepeated(said('Vào!'))).toBe(false);
  other.note(said('Vào!'));
  expect(one.isRepeated(said('Vào!'))).toBe(true);
});

test('processes exchange no texts', async () => {
  const { bus, one } = await two();
  one.note(said(LONG));
  expect(bus.published).toHaveLength(1);
  expect(JSON.stringify(bus.published)).not.toContain('Hà Nội');
});
