import { fontLoader } from './font-loader';
import { readFontRules } from './font-rules';

const CSS = `
@font-face{font-family:Be Vietnam Pro;font-style:normal;font-weight:400;font-display:swap;src:url(/assets/a-400.woff2)format("woff2");unicode-range:U+??,U+131}
@font-face {
  font-family: 'Inter';
  font-weight: 700;
  src: url(data:font/woff2;base64,d09GMg==) format('woff2');
  unicode-range: U+0020, U+0025;
}
@font-face{font-family:Inter Fallback;src:local(Arial);size-adjust:109.35%}`;

const FONTS = [
  [
    'Be Vietnam Pro',
    'url(/assets/a-400.woff2)format("woff2")',
    { display: 'swap', weight: '400', unicodeRange: 'U+??,U+131' },
  ],
  [
    'Inter',
    "url(data:font/woff2;base64,d09GMg==) format('woff2')",
    { display: 'swap', weight: '700', unicodeRange: 'U+0020, U+0025' },
  ],
] as const;

describe('the font rules of the kit', () => {
  test('are split into fonts to load and system fonts', () => {
    expect(readFontRules(CSS)).toEqual({
      local: '@font-face{font-family:Inter Fallback;src:local(Arial);size-adjust:109.35%}',
      web: FONTS,
    });
  });
});

describe('the fonts of a page', () => {
  /** Runs the loader; the file of the first font arrives, or fails, when the test says so. */
  function load() {
    const file = Promise.withResolvers<{ arrayBuffer: () => Promise<string> }>();
    const requests: unknown[][] = [];
    const shown: unknown[][] = [];
    const warnings: unknown[] = [];
    let timeout: () => void = () => undefined;
    class Font {
      readonly from: readonly unknown[];
      constructor(...from: unknown[]) {
        this.from = from;
      }
      load(): Promise<this> {
        return Promise.resolve(this);
      }
    }
    const globals = {
      document: { fonts: { add: ({ from }: Font) => shown.push([...from]) } },
      FontFace: Font,
      fetch: (...request: unknown[]) => {
        requests.push(request);
        return file.promise;
      },
      setTimeout: (late: () => void) => {
        timeout = late;
      },
      console: { warn: (error: unknown) => warnings.push(error) },
    };
    const run = new Function(...Object.keys(globals), fontLoader(FONTS)) as (...values: unknown[]) => void;
    run(...Object.values(globals));
    return {
      requests,
      shown,
      warnings,
      arrive: () => {
        file.resolve({ arrayBuffer: () => Promise.resolve('bytes') });
      },
      fail: file.reject,
      timeout: () => {
        timeout();
      },
    };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const [fetched, inline] = FONTS;
  const ofFile = [fetched[0], 'bytes', fetched[2]];

  test('are fetched at once, with low priority, so that they do not take the network from the page', () => {
    expect(load().requests).toEqual([['/assets/a-400.woff2', { priority: 'low' }]]);
  });

  test('show together when the last one has loaded', async () => {
    const { shown, arrive } = load();
    await settled();
    expect(shown).toEqual([]);
    arrive();
    await settled();
    expect(shown).toEqual([ofFile, inline]);
  });

  test('do not wait for one that fails', async () => {
    const { shown, warnings, fail } = load();
    const error = new Error('no network');
    fail(error);
    await settled();
    expect([shown, warnings]).toEqual([[inline], [error]]);
  });

  test('do not wait for long for a slow one, which shows when it has arrived', async () => {
    const { shown, timeout, arrive } = load();
    timeout();
    await settled();
    expect(shown).toEqual([inline]);
    arrive();
    await settled();
    expect(shown).toEqual([inline, ofFile]);
  });
});
