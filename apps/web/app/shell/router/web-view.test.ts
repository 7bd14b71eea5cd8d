import { baseOf, inWebView, pagePath } from './web-view';

describe('a web view', () => {
  test.each([
    ['/', '/mb'],
    ['/?login=1', '/mb?login=1'],
    ['/#khan-dai-chung', '/mb#khan-dai-chung'],
    ['/ket-qua?ngay=2026-11-20', '/mb/ket-qua?ngay=2026-11-20'],
    ['/mb/ket-qua', '/mb/ket-qua'],
    ['/mbappe', '/mb/mbappe'],
    ['https://example.com/', 'https://example.com/'],
    ['//example.com/', '//example.com/'],
    ['#bang', '#bang'],
  ])('[SH4] (/mb) a link to %s leads to %s', (href, wanted) => {
    expect(inWebView(href)).toBe(wanted);
  });

  test('shows the page whose path follows', () => {
    expect(['/mb', '/mb/ket-qua/v-league', '/mbappe', '/ket-qua'].map(pagePath)).toEqual([
      '/',
      '/ket-qua/v-league',
      '/mbappe',
      '/ket-qua',
    ]);
    expect(['/mb', '/mb/a', '/mbappe', '/'].map(baseOf)).toEqual(['/mb', '/mb', '', '']);
  });
});
