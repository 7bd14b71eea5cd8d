import { SETTINGS_KEY } from '../../shell/services/SettingsStore';
import { hiddenOddsScript } from './hidden-odds';
import { OddsSettingsStore } from './OddsSettingsStore';

/** Runs the script's text as the browser does; returns whether prices are visible. */
function painted(): boolean {
  document.documentElement.removeAttribute('data-odds');
  (new Function(hiddenOddsScript) as () => void)();
  return document.documentElement.dataset['odds'] !== 'hidden';
}

describe('odds a fan has hidden', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  test('are hidden before the page hydrates, and visible again when the user shows them', () => {
    const store = new OddsSettingsStore();
    store.load(localStorage, document.documentElement);
    expect(painted()).toBe(true);
    store.change({ hideOdds: true });
    expect(painted()).toBe(false);
    store.change({ hideOdds: false });
    expect(document.documentElement.dataset['odds']).toBeUndefined();
    expect(painted()).toBe(true);
  });

  test.each(['', '{', 'null', '[]', '{"hideOdds":"yes"}'])('are painted where %p was kept', (text) => {
    localStorage.setItem(SETTINGS_KEY, text);
    expect(painted()).toBe(true);
  });
});
