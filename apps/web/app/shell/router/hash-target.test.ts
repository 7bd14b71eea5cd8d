import { FakeClock, settle } from '@khandai/testing';
import { scrollWhenPresent } from './hash-target';

function waiting(hash: string) {
  document.body.innerHTML = '<main></main>';
  const clock = new FakeClock();
  const life = new AbortController();
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
  scrollWhenPresent(hash, { page: document, sleep: (ms, signal) => clock.sleep(ms, signal) }, life.signal);
  const add = async (id: string) => {
    const element = document.createElement('section');
    element.id = id;
    document.querySelector('main')?.append(element);
    await settle();
  };
  return { clock, life, scrolled, add };
}

describe('a hash whose element appears with its data', () => {
  test('[SH5] (later) is scrolled to once it exists', async () => {
    const { scrolled, add, clock } = waiting('#ph%C3%B2ng');
    await add('khac');
    expect(scrolled).toEqual([]);
    await add('phòng');
    expect(scrolled).toEqual(['phòng']);
    await settle();
    expect(clock.sleeping).toBe(0);
  });

  test('is dropped when the user scrolls, after a time-out, and when the page is left', async () => {
    const read = waiting('#a');
    document.dispatchEvent(new Event('wheel'));
    await read.add('a');
    const late = waiting('#a');
    await late.clock.advance(10_000);
    await late.add('a');
    const left = waiting('#a');
    left.life.abort();
    await left.add('a');
    expect([read.scrolled, late.scrolled, left.scrolled]).toEqual([[], [], []]);
  });

  test('an invalid escape matches no element', () => {
    expect(waiting('#%E0%A4%A').clock.sleeping).toBe(0);
  });
});
