import { SETTINGS_KEY } from '../../shell/services/SettingsStore';
import { OddsSettingsStore } from './OddsSettingsStore';

function loaded(text: string) {
  const kept: Record<string, string> = { [SETTINGS_KEY]: text };
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
  const store = new OddsSettingsStore();
  store.load(storage, document.createElement('html'));
  return { store, saved: () => JSON.parse(kept[SETTINGS_KEY] ?? '') as unknown };
}

describe('OddsSettingsStore', () => {
  test('uses a saved value only if it is valid', () => {
    const { store } = loaded('{"oddsFormat":"roman","hideOdds":true,"showOpening":"yes"}');
    expect([store.oddsFormat, store.hideOdds, store.showOpening]).toEqual(['malay', true, true]);
    expect(loaded('{').store.hideOdds).toBe(false);
  });

  test('saves its own settings and keeps the settings of other parts', () => {
    const { store, saved } = loaded('{"sound":false}');
    store.change({ oddsFormat: 'hk' });
    expect(saved()).toEqual({ sound: false, oddsFormat: 'hk', hideOdds: false, showOpening: true });
  });
});
