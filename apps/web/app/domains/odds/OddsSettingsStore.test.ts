import { SETTINGS_KEY } from '../../shell/services/SettingsStore';
import { OddsSettingsStore } from './OddsSettingsStore';

function memory(text: string) {
  const kept: Record<string, string> = { [SETTINGS_KEY]: text };
  const port = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
  return { port, saved: () => JSON.parse(kept[SETTINGS_KEY] ?? '') as unknown };
}

function loaded(text: string) {
  const { port, saved } = memory(text);
  const store = new OddsSettingsStore();
  store.load(port, document.createElement('html'));
  return { store, saved };
}

describe('OddsSettingsStore', () => {
  test('uses a saved value only if it is valid', () => {
    const { store } = loaded('{"oddsFormat":"roman","hideOdds":true,"showOpening":"yes"}');
    expect([store.oddsFormat, store.hideOdds, store.showOpening]).toEqual(['malay', true, true]);
    expect(loaded('{').store.hideOdds).toBe(false);
    const other = loaded('{"tellMoves":false,"moveColors":"pinkUp"}').store;
    expect([other.tellMoves, other.moveColors]).toEqual([false, 'amberDown']);
    expect(loaded('{"moveColors":"blueUp"}').store.moveColors).toBe('blueUp');
  });

  test('keeps and saves what the user changed before the saved settings were loaded, and loads the others', () => {
    const storage = memory('{"oddsFormat":"hk","showOpening":false}');
    const root = document.createElement('html');
    root.setAttribute('data-odds', 'hidden');
    const store = new OddsSettingsStore();
    store.change({ oddsFormat: 'decimal' });
    store.change({ hideOdds: false });
    expect(store.oddsFormat).toBe('decimal');
    store.load(storage.port, root);
    expect([store.oddsFormat, store.showOpening]).toEqual(['decimal', false]);
    expect(storage.saved()).toEqual({ oddsFormat: 'decimal', hideOdds: false, showOpening: false });
    expect(root.hasAttribute('data-odds')).toBe(false);
  });

  test('saves nothing by loading', () => {
    const storage = memory('{"oddsFormat":"roman"}');
    new OddsSettingsStore().load(storage.port, document.createElement('html'));
    expect(storage.saved()).toEqual({ oddsFormat: 'roman' });
  });

  test('saves its own settings and keeps the settings of other parts', () => {
    const { store, saved } = loaded('{"sound":false}');
    store.change({ oddsFormat: 'hk' });
    expect(saved()).toEqual({ sound: false, oddsFormat: 'hk' });
  });

  test('saves only what was changed, over what another tab has saved meanwhile', () => {
    const { port, saved } = memory('{}');
    const [one, other] = [new OddsSettingsStore(), new OddsSettingsStore()];
    for (const store of [one, other]) store.load(port, document.createElement('html'));
    one.change({ tellMoves: false });
    other.change({ oddsFormat: 'hk' });
    expect(saved()).toEqual({ tellMoves: false, oddsFormat: 'hk' });
  });
});
