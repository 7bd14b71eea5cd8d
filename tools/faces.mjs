// `node tools/faces.mjs`: cuts the face of figures down to the characters fonts.css gives it, beside fonts.css. A page shows
// four weights of it and two dozen characters of each: whole, they would be a fifth of all that a first visit fetches.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './command/runtime.mjs';
import { say } from './command/say.mjs';

const theme = join(root, 'libs/ui-kit/src/theme');
const whole = join(root, 'node_modules/@fontsource/inter');
const RULE = /url\('(?<file>\.\/faces\/inter-figures-(?<weight>\d+)\.woff2)'\)[^;]*;\s*unicode-range:(?<range>[^;]+);/g;

for (const { groups } of readFileSync(join(theme, 'fonts.css'), 'utf8').matchAll(RULE)) {
  const { file, weight, range } = groups;
  const font = readFileSync(join(whole, `files/inter-latin-${weight}-normal.woff2`));
  const cut = await subsetFont(font, charactersOf(range), { targetFormat: 'woff2' });
  writeFileSync(join(theme, file), cut);
  say(`${file}: ${font.length} → ${cut.length}`);
}
writeFileSync(join(theme, 'faces/LICENSE'), readFileSync(join(whole, 'LICENSE')));

/** @param {string} range such as `U+0020, U+0028-0029` */
function charactersOf(range) {
  const spans = range.split(',').map((span) => span.trim().replace('U+', '').split('-'));
  return spans
    .map(([first, last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)])
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join('');
}
