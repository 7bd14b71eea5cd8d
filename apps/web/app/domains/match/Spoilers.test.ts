import { MatchState } from '@khandai/contracts';
import { Spoilers, type SpoilersDeps } from './Spoilers';

function open(
  saved: Record<string, string> = {},
  part: Partial<Pick<SpoilersDeps, 'known' | 'ofMember' | 'start'>> = {},
) {
  const kept = new Map(Object.entries(saved));
  const faults: unknown[] = [];
  const remembered: boolean[] = [];
  const store = new Spoilers({
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    known: () => Promise.resolve(true),
    ofMember: undefined,
    failed: (error) => void faults.push(error),
    start: undefined,
    kept: () => (kept.has('cookie') ? kept.get('cookie') === '1' : undefined),
    remember: (hides) => void remembered.push(hides),
    ...part,
  });
  return { store, kept, faults, remembered };
}

describe('Spoilers', () => {
  test('shows scores until the browser or the member says otherwise', async () => {
    const guest = open();
    await guest.store.open();
    const member = open({}, { ofMember: () => Promise.resolve(true) });
    await member.store.open();
    expect([guest.store.hides, member.store.hides]).toEqual([false, true]);
  });

  test('keeps the choice of the browser, which comes before the setting of the member', async () => {
    const { store, kept } = open({ 'khandai:settings': '{"sound":false}' });
    store.choose(true);
    expect(JSON.parse(kept.get('khandai:settings') ?? '')).toEqual({ sound: false, hideScores: true });
    const asked: number[] = [];
    const again = open(
      { 'khandai:settings': '{"hideScores":false}' },
      {
        ofMember: () => {
          asked.push(1);
          return Promise.resolve(true);
        },
      },
    );
    await again.store.open();
    expect([again.store.hides, asked]).toEqual([false, []]);
  });

  test('starts with what the server rendered, and keeps for its next page what holds now', async () => {
    const known = open({}, { ofMember: () => Promise.resolve(true), start: true });
    expect(known.store.hides).toBe(true);
    await known.store.open();
    known.store.choose(false);
    const browser = open({ 'khandai:settings': '{"hideScores":true}' });
    await browser.store.open();
    // Another reader left the cookie.
    const guest = open({}, { start: true });
    await guest.store.open();
    const fresh = open();
    await fresh.store.open();
    const served = open({}, { start: false });
    await served.store.open();
    expect([known, browser, guest, fresh, served].map(({ remembered }) => remembered)).toEqual([
      [true, false],
      [true],
      [false],
      [],
      [],
    ]);
    expect(guest.store.hides).toBe(false);
  });

  test('hides what the last page hid until the setting of the member is known', async () => {
    const answer = Promise.withResolvers<boolean>();
    const { store } = open({ cookie: '1' }, { ofMember: () => answer.promise });
    const opened = store.open();
    await Promise.resolve();
    expect(store.hides).toBe(true);
    answer.resolve(false);
    await opened;
    expect(store.hides).toBe(false);
  });

  test('reads the browser once it is known who reads, after the page is hydrated; a press before that comes first', async () => {
    const page = Promise.withResolvers<boolean>();
    const saved = { 'khandai:settings': '{"hideScores":true}' };
    const { store } = open(saved, { known: () => page.promise });
    const opened = store.open();
    await Promise.resolve();
    expect(store.hides).toBe(false);
    page.resolve(true);
    await opened;
    expect(store.hides).toBe(true);

    const pressed = open(saved, { known: () => page.promise });
    const opening = pressed.store.open();
    pressed.store.choose(false);
    await opening;
    expect(pressed.store.hides).toBe(false);
  });

  test('leaves what the last page hid to another store, where it is not its own reader who comes', async () => {
    const { store, remembered } = open({ cookie: '1' }, { start: true, known: () => Promise.resolve(false) });
    await store.open();
    expect([store.hides, remembered]).toEqual([true, []]);
  });

  test('shows the score of one match when it is asked for, and hides it again with the next choice', () => {
    const { store } = open();
    store.choose(true);
    store.reveal('a');
    expect([store.isHidden('a'), store.isHidden('b')]).toEqual([false, true]);
    store.choose(true);
    expect(store.isHidden('a')).toBe(true);
  });

  test('hides chat and prices with the score once the match has begun, shows them with it, and each alone', () => {
    const { store } = open();
    const match = { fixtureId: 'a', state: MatchState.live };
    const hidden = () => [store.isHidden('a'), store.hidesPart(match, 'chat'), store.hidesPart(match, 'prices')];
    expect(hidden()).toEqual([false, false, false]);
    store.choose(true);
    expect(hidden()).toEqual([true, true, true]);
    expect(store.hidesPart({ ...match, state: MatchState.coming }, 'chat')).toBe(false);
    expect(store.hidesPart({ ...match, state: MatchState.ended }, 'prices')).toBe(true);
    store.revealPart('a', 'chat');
    expect(hidden()).toEqual([true, false, true]);
    store.reveal('a');
    expect(hidden()).toEqual([false, false, false]);
    store.choose(true);
    expect(hidden()).toEqual([true, true, true]);
  });

  test('shows scores when the setting of the member does not load', async () => {
    const { store, faults, remembered } = open({}, { ofMember: () => Promise.reject(new Error('offline')) });
    await store.open();
    expect([store.hides, faults.length]).toEqual([false, 1]);
    // The next page asks again.
    expect(remembered).toEqual([]);
  });

  test('leaves the cookie to the reader of now when the setting of the one before comes late', async () => {
    const isTheirs = [true, false];
    const { store, remembered } = open(
      {},
      { known: () => Promise.resolve(isTheirs.shift() === true), ofMember: () => Promise.resolve(true) },
    );
    await store.open();
    expect([store.hides, remembered]).toEqual([false, []]);
  });
});
