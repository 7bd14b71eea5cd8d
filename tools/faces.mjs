// `node tools/faces.mjs`: subsets the font for digits to the characters that fonts.css declares, and writes it next to
// fonts.css. A page uses four weights with two dozen characters each; the complete fonts would be a fifth of a first
// visit's bytes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './command/runtime.mjs';
import { print } from './command/output.mjs';

const theme = join(root, 'libs/ui-kit/src/theme');
const whole = join(root, 'node_modules/@fontsource/inter');
const RULE = /url\('(?<file>\.\/faces\/inter-figures-(?<weight>\d+)\.woff2)'\)[^;]*;\s*unicode-range:(?<range>[^;]+);/g;

for (const { groups } of readFileSync(join(theme, 'fonts.css'), 'utf8').matchAll(RULE)) {
  const { file, weight, range } = groups;
  const font = readFileSync(join(whole, `files/inter-latin-${weight}-normal.woff2`));
  const cut = await subsetFont(font, charactersOf(range), { targetFormat: 'woff2' });
  writeFileSync(join(theme, file), cut);
  print(`${file}: ${font.length} → ${cut.length}`);
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
