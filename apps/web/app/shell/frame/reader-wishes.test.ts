import { savesData, wantsLessMotion } from './reader-wishes';

const { matchMedia } = globalThis;
const asks = (wished: string) => {
  globalThis.matchMedia = ((query: string) => ({ matches: query === wished })) as unknown as typeof matchMedia;
};
const onLine = (connection: object | undefined) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
};

describe('what readers ask their browser for', () => {
  afterEach(() => {
    globalThis.matchMedia = matchMedia;
    onLine(undefined);
  });

  test.each([
    [undefined, '', false],
    [{ saveData: true }, '', true],
    [{ effectiveType: '2g' }, '', true],
    [{ effectiveType: 'slow-2g' }, '', true],
    [{ saveData: false, effectiveType: '4g' }, '', false],
    [undefined, '(prefers-reduced-data: reduce)', true],
  ])('with the line %j and the wish "%s", saving data is %s', (connection, wish, saves) => {
    asks(wish);
    onLine(connection);
    expect(savesData()).toBe(saves);
  });

  test('less motion is a wish of the system', () => {
    asks('(prefers-reduced-motion: reduce)');
    expect(wantsLessMotion()).toBe(true);
    asks('');
    expect(wantsLessMotion()).toBe(false);
  });
});
