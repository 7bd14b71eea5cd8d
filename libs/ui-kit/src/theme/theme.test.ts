import { darkRoles, lightRoles, tokensCss } from './tokens.js';
import { applyTheme, readTheme, themeScript } from './theme.js';

const closed = () => {
  throw new DOMException('closed', 'SecurityError');
};

/** Runs the script as the browser does. */
const runInHead = (script: string) => (new Function(script) as () => void)();

describe('theme', () => {
  beforeEach(() => {
    localStorage.clear();
    document.documentElement.removeAttribute('data-theme');
  });

  it.each(['light', 'dark'] as const)(
    '[UI4] (no flash) the script of the head shows the stored choice %s',
    (choice) => {
      applyTheme(choice, document.documentElement, localStorage);
      document.documentElement.removeAttribute('data-theme');
      runInHead(themeScript);
      expect(document.documentElement.getAttribute('data-theme')).toBe(choice);
      expect(readTheme(localStorage)).toBe(choice);
    },
  );

  it('[UI4] (system part) the device decides the theme without a choice, and with the choice system', () => {
    applyTheme('dark', document.documentElement, localStorage);
    applyTheme('system', document.documentElement, localStorage);
    runInHead(themeScript);
    expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
    expect(readTheme(localStorage)).toBe('system');
  });

  it('[TH2] blocked storage causes no error', () => {
    expect(readTheme({ getItem: closed })).toBe('system');
    applyTheme('dark', document.documentElement, { setItem: closed });
    expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
  });

  it('[UI4] (header part) the header is 4rem high', () => {
    expect(tokensCss).toContain('--header-h: 4rem');
  });
});

function rolesOf(css: string): Map<string, string> {
  return new Map([...css.matchAll(/--c-([a-z0-9-]+): (#[0-9A-F]{6});/g)].map(([, name = '', hex = '']) => [name, hex]));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Hue in degrees; 0 for a colour without any. */
function hue(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** The colour and the tint of each move, in each pair of `data-move-colors`. */
const MOVES = [
  ...tokensCss.matchAll(/--c-(?:rise|fall): var\(--c-([a-z]+)\); --c-(?:rise|fall)-tint: var\(--c-([a-z-]+)\);/g),
].map(([, arrow = '', tint = '']) => ({ arrow, tint }));
const MOVE_TINTS = [...new Set(MOVES.map(({ tint }) => tint))];

const TEXTS = ['text', 'text-2', 'muted', 'accent', 'live', 'neg'];
const GROUNDS = ['bg', 'surface', 'raised', 'sunken', 'hover', 'fill'];
const PAIRS: [string, string][] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground): [string, string] => [text, ground])),
  ['on-accent', 'accent-fill'],
  ['on-accent', 'accent-fill-hover'],
  ['on-live', 'live-fill'],
  ['accent', 'accent-tint'],
  ['live', 'live-tint'],
  ...MOVE_TINTS.flatMap((tint) => ['text', 'neg'].map((text): [string, string] => [text, tint])),
  ['warn', 'warn-tint'],
  ['gold', 'gold-tint'],
  ['info', 'info-tint'],
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) =>
    ['surface', 'hover', 'accent-tint'].map((ground): [string, string] => [`name-${n}`, ground]),
  ),
];

describe.each([
  ['light', lightRoles],
  ['dark', darkRoles],
])('colours, %s', (_, css) => {
  const roles = rolesOf(css);

  it('[UI4] (colours) the accent is green, and text and backgrounds are cool grey', () => {
    for (const role of ['accent', 'accent-fill', 'accent-fill-hover', 'focus'])
      expect([role, Math.abs(hue(roles.get(role) ?? '') - 150) < 30]).toEqual([role, true]);
    for (const role of ['bg', 'sunken', 'hover', 'fill', 'text', 'text-2', 'muted', 'line', 'control']) {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
        Number.parseInt((roles.get(role) ?? '').slice(at, at + 2), 16),
      );
      expect([role, b >= g && g >= r && b > r]).toEqual([role, true]);
    }
  });

  it('[TH1] text has a contrast of at least 4.5:1 on every background it appears on', () => {
    const weak = PAIRS.filter(([text, ground]) => contrast(roles.get(text) ?? '', roles.get(ground) ?? '') < 4.5);
    expect(weak).toEqual([]);
  });

  it('[TH1] [OD3] (up and down colours) an arrow has a contrast of at least 3:1 on every background it appears on', () => {
    const grounds = ['surface', 'hover', 'accent-tint'];
    expect(MOVES).toHaveLength([...tokensCss.matchAll(/--c-(rise|fall):/g)].length);
    expect(MOVE_TINTS.length).toBeGreaterThan(2);
    const arrows = MOVES.flatMap(({ arrow, tint }) => [...grounds, tint].map((ground) => [arrow, ground]));
    const weak = arrows.filter(
      ([arrow = '', ground = '']) => contrast(roles.get(arrow) ?? '', roles.get(ground) ?? '') < 3,
    );
    expect(weak).toEqual([]);
  });

  it('[TH1] borders of controls and the focus ring have a contrast of at least 3:1', () => {
    for (const role of ['control', 'focus'])
      expect(contrast(roles.get(role) ?? '', roles.get('surface') ?? '')).toBeGreaterThanOrEqual(3);
  });
});
