import { perPage, perUser } from './page-stores';
import { SettingsStore } from './SettingsStore';

const page = () => ({ settings: new SettingsStore() });

test('a page view has one store, and copies of its services share it', () => {
  const storeOf = perPage(() => ({}));
  const services = page();
  expect(storeOf({ ...services })).toBe(storeOf(services));
  expect(storeOf(page())).not.toBe(storeOf(services));
});

interface Made {
  readonly before: Made | undefined;
  readonly given: string;
}

test('another user of the page gets another store, made with the one before and with what the caller gives', () => {
  const storeOf = perUser((_services, before: Made | undefined, given: string): Made => ({ before, given }));
  const viewer = { version: 1 };
  const first = storeOf({ viewer }, 'first');
  expect(storeOf({ viewer }, 'unused')).toBe(first);
  viewer.version = 2;
  expect(storeOf({ viewer }, 'second')).toEqual({ before: { before: undefined, given: 'first' }, given: 'second' });
});

test('a part in the state of the server has a store of its own', () => {
  const storeOf = perUser(() => ({}));
  expect(storeOf({ viewer: { version: 0 } })).not.toBe(storeOf({ viewer: { version: 0 } }));
});
