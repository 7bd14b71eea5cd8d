// `npm run ledger`: lists which rows of docs/ledger.md tests cite, as a whole or in parts, and fails when a test cites an
// unknown row. `[LS3] …` cites the whole row, `[LS3] (server part) …` a part of it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf, rulesOf, citationsOf } from './ledger/read.mjs';

const root = join(import.meta.dirname, '..');
const NOT_OURS = ['**/node_modules', '**/dist', '**/build'];
const files = (pattern) =>
  globSync(pattern, { cwd: root, exclude: (path) => NOT_OURS.some((part) => path.endsWith(part.slice(3))) });
const text = (file) => readFileSync(join(root, file), 'utf8');

const rows = rowsOf(text('docs/ledger.md'));
const rules = files('{{libs,apps}/*/SPEC,docs/protocol}.md').flatMap((file) => rulesOf(text(file)));
const known = new Set([...rows, ...rules]);
const citations = files('{libs,apps,tools}/**/*.test.{ts,tsx,mjs}').flatMap((file) =>
  citationsOf(text(file)).map((citation) => ({ ...citation, file })),
);

const cited = new Set(citations.map(({ id }) => id));
const whole = new Set(citations.filter(({ part }) => part === undefined).map(({ id }) => id));
const open = rows.filter((row) => !cited.has(row));
const partly = rows.filter((row) => cited.has(row) && !whole.has(row));
const partsOf = (row) => [...new Set(citations.filter(({ id }) => id === row).map(({ part }) => part))].sort();
const unproved = rules.filter((rule) => !cited.has(rule));
const unknown = citations.filter(({ id }) => !known.has(id));

const wholly = rows.length - open.length - partly.length;
console.log(`Ledger: tests cite ${wholly} of ${rows.length} rows as a whole, and ${partly.length} in parts:`);
for (const row of partly) console.log(`  ${row}: ${partsOf(row).join('; ')}`);
if (open.length > 0) console.log(`Rows no test cites yet: ${open.join(' ')}`);
console.log(
  `Rules of SPEC.md files and docs/protocol.md: ${rules.length - unproved.length} of ${rules.length} have a test that cites them.`,
);
if (unproved.length > 0) console.log(`Rules no test cites yet: ${unproved.join(' ')}`);
for (const message of new Set(unknown.map(({ id, file }) => `${file} cites [${id}]`)))
  console.error(`${message}, which neither the ledger, a SPEC.md nor docs/protocol.md has.`);
if (unknown.length > 0) process.exitCode = 1;
