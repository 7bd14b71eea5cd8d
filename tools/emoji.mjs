/**
 * Writes the emoji of the chat's picker from emojibase: by group, each with its Vietnamese words first, then its English name. The
 * package also has hex codes, skin tones and emoticons; without them the picker loads a third of its size.
 *
 *     node tools/emoji.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const OUT = 'apps/web/app/domains/chat/picker/emoji-data.json';
/** Newer emoji are empty boxes on phones of two years ago. */
const MAX_VERSION = 15;
/** Skin tones and hair styles alone: parts of emoji, not emoji. */
const COMPONENTS = 2;

const { resolve } = createRequire(import.meta.url);
const read = (language) => JSON.parse(readFileSync(resolve(`emojibase-data/${language}/data.json`), 'utf8'));
const english = new Map(read('en').map(({ hexcode, label }) => [hexcode, label]));
const emoji = read('vi')
  .filter(({ group, version }) => group !== undefined && group !== COMPONENTS && version <= MAX_VERSION)
  .sort((a, b) => a.order - b.order);

const lineOf = ({ emoji, label, tags = [], hexcode }) => [emoji, label, ...tags, english.get(hexcode)].join('\t');
const groups = [...Map.groupBy(emoji, ({ group }) => group)].sort(([a], [b]) => a - b);
writeFileSync(
  OUT,
  `${JSON.stringify(
    groups.map(([, list]) => list.map(lineOf)),
    null,
    2,
  )}\n`,
);
