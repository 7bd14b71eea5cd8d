import { Drafts } from './drafts';
import { draftStorage } from './saved-drafts';

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    stored,
  };
}

function setUp() {
  const [tab, device] = [memory(), memory()];
  const setting = { on: false };
  const storage = draftStorage({ is: () => setting.on }, { tab, device });
  return { tab, device, setting, storage, drafts: new Drafts(storage, { userId: 7, isMember: true }) };
}

describe('where drafts are saved', () => {
  test('[CH15] (saveMessage) off: they end with the tab; on: they outlive the browser window', () => {
    const { tab, device, setting, drafts } = setUp();
    drafts.keep(30, 'Hay');
    expect([tab.stored.size, device.stored.size]).toEqual([1, 0]);
    setting.on = true;
    expect(drafts.of(30)).toBe('Hay');
    drafts.keep(30, 'Hay quá');
    expect([tab.stored.size, device.stored.size, drafts.of(30)]).toEqual([0, 1, 'Hay quá']);
  });

  test('two tabs keep the drafts of both when the setting changes', () => {
    const { device, setting, drafts } = setUp();
    drafts.keep(30, 'thẻ này, phòng chung');
    drafts.keep(41, 'thẻ này');
    setting.on = true;
    const other = new Drafts(device, { userId: 7, isMember: true });
    other.keep(30, 'thẻ kia, phòng chung');
    new Drafts(device, { userId: 8, isMember: true }).keep(30, 'người khác');
    drafts.keep(52, 'mới');
    expect(other.all).toEqual([
      [41, 'thẻ này'],
      [30, 'thẻ kia, phòng chung'],
      [52, 'mới'],
    ]);
    expect(new Drafts(device, { userId: 8, isMember: true }).of(30)).toBe('người khác');
  });

  test('a sent draft is gone from both places', () => {
    const { tab, device, setting, drafts } = setUp();
    drafts.keep(30, 'Hay');
    setting.on = true;
    drafts.keep(30, '');
    expect([tab.stored.size, device.stored.size, drafts.all]).toEqual([0, 0, []]);
  });
});
