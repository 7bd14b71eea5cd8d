/**
 * One page with all pictures: a row a page, light above dark.
 * @param {{ name: string, screen: string, theme: string, file: string, complaints: string[] }[]} shots
 */
export function sheet(shots) {
  const names = [...new Set(shots.map(({ name }) => name))];
  return `<!doctype html><meta charset="utf-8"><title>Khán Đài: pictures</title>
<style>body{font:14px system-ui;margin:24px;background:#888}figure{margin:0}img{height:420px;display:block}
section{display:flex;flex-wrap:wrap;gap:12px}figcaption{color:#fff}pre{color:#fff;background:#a00;padding:4px;white-space:pre-wrap}</style>
${names
  .map(
    (name) =>
      `<h2>${name}</h2><section>${shots
        .filter((shot) => shot.name === name)
        .map(figure)
        .join('')}</section>`,
  )
  .join('\n')}`;
}

const figure = ({ screen, theme, file, complaints }) =>
  `<figure><a href="${file}"><img src="${file}" alt=""></a><figcaption>${screen}, ${theme}</figcaption>${complaints
    .map((text) => `<pre>${escape(text)}</pre>`)
    .join('')}</figure>`;

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
