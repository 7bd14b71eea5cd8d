/** @jest-environment node */
import { CacheProvider, css, Global, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { pageStyles, servedStyles } from './page-styles';

const grow = keyframes`to { width: 9px; }`;
const red = css`
  color: red;
`;
const growing = css`
  animation: ${grow} 1s;
`;
const calm = css`
  body {
    overflow: hidden;
  }
`;

function render(page: ReactNode) {
  const styles = pageStyles();
  const html = renderToString(<CacheProvider value={styles.cache}>{page}</CacheProvider>);
  return { html, styles: styles.html() };
}

describe('styles of a page on the server', () => {
  test('are in one element, each once, and not beside the elements they style', () => {
    const { html, styles } = render(
      <p css={red}>
        <b css={red} />
        <i css={growing} />
      </p>,
    );
    expect(html).not.toContain('<style');
    expect(styles.match(/<style/g)).toHaveLength(1);
    expect(styles.match(/color:red/g)).toHaveLength(1);
    expect(styles).toContain('@keyframes');
    for (const [, name] of html.matchAll(/class="css-([\w-]+)"/g))
      expect(/data-styles="([^"]*)"/.exec(styles)?.[1]?.split(' ')).toContain(name);
  });

  test('global styles stay a separate element', () => {
    const { styles } = render(<Global styles={calm} />);
    expect(styles).toMatch(/^<style data-emotion="css-global \w+">body\{overflow:hidden;\}<\/style>$/);
  });

  test('are empty for a page without styles', () => {
    expect(render(<p />).styles).toBe('');
  });

  test('are the same for a page that is rendered again, and have what another page adds', () => {
    const first = render(<p css={red} />).styles;
    expect(render(<p css={red} />).styles).toBe(first);
    const second = render(
      <p css={red}>
        <i css={growing} />
      </p>,
    ).styles;
    expect(second).toContain('color:red');
    expect(second).toContain('@keyframes');
    expect(first).not.toContain('@keyframes');
  });

  test('are bytes: a character outside ASCII is the bytes of its UTF-8', () => {
    const sign = css`
      &::before {
        content: 'Đ';
      }
    `;
    expect(render(<p css={sign} />).styles).toContain(Buffer.from('Đ').toString('latin1'));
  });

  test('are known to Emotion in the browser, by name', () => {
    const { styles } = render(<i css={growing} />);
    const names = /data-styles="([^"]*)"/.exec(styles)?.[1] ?? '';
    const page = { querySelectorAll: () => [{ getAttribute: () => names }] } as unknown as Document;
    expect(Object.keys(servedStyles(page).inserted)).toEqual(names.split(' '));
    expect(names).toContain('animation-');
  });
});
