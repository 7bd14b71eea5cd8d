import { SETTINGS_KEY } from '../../shell/services/SettingsStore';
import { MOVE_COLORS } from './move-colors';
import { savedOddsScript } from './saved-odds';
import { OddsSettingsStore } from './OddsSettingsStore';

/** Runs the script's text as the browser does; returns whether prices are visible. */
function painted(): boolean {
  document.documentElement.removeAttribute('data-odds');
  (new Function(savedOddsScript) as () => void)();
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

describe('colours of moves that a fan has chosen', () => {
  beforeEach(() => {
    localStorage.clear();
    document.documentElement.removeAttribute(MOVE_COLORS);
  });

  test('[OD3] (up and down colours) show before the page hydrates, and at once when the user changes them', () => {
    const store = new OddsSettingsStore();
    store.load(localStorage, document.documentElement);
    store.change({ moveColors: 'redUp' });
    expect(document.documentElement.getAttribute(MOVE_COLORS)).toBe('redUp');
    document.documentElement.removeAttribute(MOVE_COLORS);
    painted();
    expect(document.documentElement.getAttribute(MOVE_COLORS)).toBe('redUp');
  });

  test('are the default ones where no text was kept', () => {
    localStorage.setItem(SETTINGS_KEY, '{"moveColors":{}}');
    painted();
    expect(document.documentElement.hasAttribute(MOVE_COLORS)).toBe(false);
  });
});
