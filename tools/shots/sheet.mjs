/**
 * @typedef {{ name: string, screen: string, theme: string, file: string, complaints: string[] }} Shot
 */

const STYLE = `<style>body{font:14px system-ui;margin:24px;background:#888}figure{margin:0}img{height:420px;display:block}
section{display:flex;flex-wrap:wrap;gap:12px}figcaption{color:#fff}pre{color:#fff;background:#a00;padding:4px;white-space:pre-wrap}</style>`;

/**
 * An HTML page of all screenshots, with a section per page.
 * @param {Shot[]} shots
 */
export function sheet(shots) {
  const names = [...new Set(shots.map(({ name }) => name))];
  return `${head('Khán Đài: pictures')}\n${names.map((name) => section(name, shots)).join('\n')}`;
}

/**
 * An HTML page of one page's screenshots.
 * @param {string} name @param {Shot[]} shots
 */
export const pageSheet = (name, shots) => `${head(name)}\n${section(name, shots)}`;

const head = (title) => `<!doctype html><meta charset="utf-8"><title>${title}</title>\n${STYLE}`;

const section = (name, shots) =>
  `<h2>${name}</h2><section>${shots
    .filter((shot) => shot.name === name)
    .map(figure)
    .join('')}</section>`;

const figure = ({ screen, theme, file, complaints }) =>
  `<figure><a href="${file}"><img src="${file}" alt=""></a><figcaption>${screen}, ${theme}</figcaption>${complaints
    .map((text) => `<pre>${escape(text)}</pre>`)
    .join('')}</figure>`;

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
