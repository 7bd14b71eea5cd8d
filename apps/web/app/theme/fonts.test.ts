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
  /** Runs the loader with fonts that load when the test says so. */
  function load() {
    const made: { readonly from: readonly unknown[]; finish(): void; fail(): void }[] = [];
    const shown: unknown[][] = [];
    let timeout: () => void = () => undefined;
    class Font {
      readonly #loading = Promise.withResolvers<undefined>();
      constructor(...from: unknown[]) {
        made.push({
          from,
          finish: () => {
            this.#loading.resolve(undefined);
          },
          fail: this.#loading.reject,
        });
        this.from = from;
      }
      readonly from: readonly unknown[];
      load(): Promise<undefined> {
        return this.#loading.promise;
      }
    }
    const page = { fonts: { add: ({ from }: Font) => shown.push([...from]) } };
    const run = new Function('document', 'FontFace', 'setTimeout', fontLoader(FONTS)) as (
      ...globals: unknown[]
    ) => void;
    run(page, Font, (late: () => void) => {
      timeout = late;
    });
    return {
      made,
      shown,
      timeout: () => {
        timeout();
      },
    };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  test('load at once, and show together when the last one has loaded', async () => {
    const { made, shown } = load();
    expect(made.map(({ from }) => from)).toEqual(FONTS);
    made[1]?.finish();
    await settled();
    expect(shown).toEqual([]);
    made[0]?.finish();
    await settled();
    expect(shown).toEqual(FONTS);
  });

  test('do not wait for one that fails, nor for long for a slow one', async () => {
    const failing = load();
    failing.made[0]?.finish();
    failing.made[1]?.fail();
    await settled();
    expect(failing.shown).toEqual(FONTS);
    const slow = load();
    slow.made[0]?.finish();
    slow.timeout();
    await settled();
    expect(slow.shown).toEqual(FONTS);
  });
});
