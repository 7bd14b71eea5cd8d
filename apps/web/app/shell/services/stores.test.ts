import { FakeClock } from '@khandai/testing';
import { NOW } from '../../../test/fixtures';
import { ClockStore } from './ClockStore';
import { BrowserSessionStore } from './session-storage';
import { SETTINGS_KEY, SettingsStore } from './SettingsStore';
import { timezoneCookie, timezoneFromCookie } from './timezone';

const memory = (stored: Record<string, string> = {}) => ({
  stored,
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => {
    stored[key] = value;
  },
});

describe('ClockStore', () => {
  test("starts at the time of the first render, then follows the server's clock", async () => {
    const clock = new FakeClock(NOW - 3_600_000);
    const store = new ClockStore({ now: NOW, timezone: 'Asia/Ho_Chi_Minh' }, clock);
    expect(store.now).toBe(NOW);
    store.follow(NOW);
    const life = new AbortController();
    const run = store.run(life.signal);
    await clock.advance(3_000);
    expect(store.now).toBe(NOW + 3_000);
    await clock.advance(400);
    expect([store.now, store.exact()]).toEqual([NOW + 3_000, NOW + 3_400]);
    life.abort();
    await run;
    expect(clock.sleeping).toBe(0);
  });
});

describe('SettingsStore', () => {
  test('[UI4] (stored) the theme is system until another is chosen; a choice applies at once and is stored in this browser', () => {
    const storage = memory();
    const root = document.createElement('html');
    const store = new SettingsStore();
    store.load(storage, root);
    expect(store.theme).toBe('system');
    store.change({ theme: 'dark' });
    expect(root.dataset['theme']).toBe('dark');
    const next = new SettingsStore();
    next.load(storage, root);
    expect(next.theme).toBe('dark');
  });

  test('[CH15] (shorten mode) is false at first, and saved with the settings of the chat', () => {
    const storage = memory({ 'setting-message': '{"saveMessage":true}' });
    const root = document.createElement('html');
    const store = new SettingsStore();
    store.load(storage, root);
    expect(store.shortenMode).toBe(false);
    store.change({ shortenMode: true });
    expect(JSON.parse(storage.stored['setting-message'] ?? '')).toEqual({ saveMessage: true, shortenMode: true });
    const next = new SettingsStore();
    next.load(storage, root);
    expect(next.shortenMode).toBe(true);
    // Another tab turns it off; a change of the theme here does not turn it on again.
    storage.setItem('setting-message', '{"shortenMode":false}');
    next.change({ theme: 'dark' });
    expect(storage.stored['setting-message']).toBe('{"shortenMode":false}');
  });

  test('[SH13] (closing) a closed banner is known on every page of the page view, and not saved', () => {
    const storage = memory();
    const store = new SettingsStore();
    store.load(storage, document.createElement('html'));
    store.closeBanner('left /banners/a.svg');
    expect([[...store.closedBanners], storage.stored]).toEqual([['left /banners/a.svg'], {}]);
  });

  test('[UI4] (stored) keeps, applies and saves what the user changed before the saved settings were loaded, and loads the others', () => {
    const storage = memory({ theme: 'light', 'setting-message': '{"shortenMode":true}' });
    const root = document.createElement('html');
    const store = new SettingsStore();
    store.change({ theme: 'light' });
    store.change({ theme: 'dark', sound: false });
    expect([store.theme, root.dataset['theme']]).toEqual(['dark', undefined]);
    store.load(storage, root);
    expect([store.theme, store.sound, store.shortenMode]).toEqual(['dark', false, true]);
    expect(root.dataset['theme']).toBe('dark');
    const next = new SettingsStore();
    next.load(storage, root);
    expect([next.theme, next.sound, next.shortenMode]).toEqual(['dark', false, true]);
  });

  test('saves nothing by loading', () => {
    const storage = memory();
    new SettingsStore().load(storage, document.createElement('html'));
    expect(storage.stored).toEqual({});
  });

  test('saves its own settings and keeps the settings of other parts', () => {
    const storage = memory({ [SETTINGS_KEY]: '{"hideOdds":true,"sound":"loud"}' });
    const store = new SettingsStore();
    store.load(storage, document.createElement('html'));
    expect(store.sound).toBe(true);
    store.change({ sound: false });
    expect(JSON.parse(storage.stored[SETTINGS_KEY] ?? '')).toEqual({ hideOdds: true, sound: false });
  });
});

describe('BrowserSessionStore', () => {
  const session = { token: 'access-1', refreshToken: 'refresh-1', guestToken: null, guest: 0 } as const;

  test('[AU1] (kept) stores the three tokens and the flag in this browser', () => {
    const storage = memory();
    new BrowserSessionStore(storage).save(session);
    expect(new BrowserSessionStore(storage).load()).toEqual(session);
  });

  test('does not return to used tokens while the storage is full, and stores again afterwards', () => {
    const storage = memory();
    const store = new BrowserSessionStore(storage);
    store.save({ ...session, token: 'access-0', refreshToken: 'refresh-0' });
    const full = { ...storage, setItem: () => undefined };
    const { setItem } = storage;
    storage.setItem = full.setItem;
    store.save(session);
    expect(store.load()).toEqual(session);
    storage.setItem = setItem;
    store.save({ ...session, token: 'access-2' });
    expect([store.load(), new BrowserSessionStore(storage).load()]).toEqual([
      { ...session, token: 'access-2' },
      { ...session, token: 'access-2' },
    ]);
  });
});

describe('timezone cookie', () => {
  test('a zone is read back as stored; any other value is no zone', () => {
    expect(timezoneFromCookie(timezoneCookie('Europe/London'))).toBe('Europe/London');
    expect(timezoneFromCookie('a=1; timezone=Moon%2FBase')).toBeUndefined();
    expect(timezoneFromCookie('timezone=%E0%A4%A')).toBeUndefined();
    expect(timezoneFromCookie(null)).toBeUndefined();
  });
});
