// `npm run ledger`: lists which rows of docs/ledger.md tests cite, as a whole or in parts. `[LS3] …` cites the whole row,
// `[LS3] (server part) …` a part of it; ledger/whole-by-parts.mjs lists the rows that several tests prove together. Fails
// when a test cites an unknown row, and when no test cites a listed part.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { citationsOf, rowsOf, rulesOf, wholeRows } from './ledger/read.mjs';
import { wholeByParts } from './ledger/whole-by-parts.mjs';

const root = join(import.meta.dirname, '..');
// The test of the reader has citations as its samples.
const NOT_OURS = ['**/node_modules', '**/dist', '**/build', '**/tools/ledger'];
const files = (pattern) =>
  globSync(pattern, { cwd: root, exclude: (path) => NOT_OURS.some((part) => path.endsWith(part.slice(3))) });
const text = (file) => readFileSync(join(root, file), 'utf8');

const rows = rowsOf(text('docs/ledger.md'));
/** Rules with the folder of their SPEC.md: two libraries may use one id. Any test may prove a rule of the protocol. */
const rules = files('{{libs,apps}/*/SPEC,docs/protocol}.md').flatMap((file) =>
  rulesOf(text(file)).map((id) => ({ id, home: file.endsWith('SPEC.md') ? `${dirname(file)}/` : '' })),
);
const known = new Set([...rows, ...rules.map(({ id }) => id)]);
const citations = files('{libs,apps,tools}/**/*.{test,suite}.{ts,tsx,mjs}').flatMap((file) =>
  citationsOf(text(file)).map((citation) => ({ ...citation, file })),
);

const cited = new Set(citations.map(({ id }) => id));
const { whole, missing } = wholeRows(citations, wholeByParts);
const open = rows.filter((row) => !cited.has(row));
const partly = rows.filter((row) => cited.has(row) && !whole.has(row));
const partsOf = (row) => [...new Set(citations.filter(({ id }) => id === row).map(({ part }) => part))].sort();
/** Applications may prove a rule of a library in its use. */
const proves = (rule) => (citation) =>
  citation.id === rule.id && (citation.file.startsWith(rule.home) || citation.file.startsWith('apps/'));
const unproved = rules.filter((rule) => !citations.some(proves(rule)));
const unknown = citations.filter(({ id }) => !known.has(id));

const wholly = rows.length - open.length - partly.length;
console.log(`Ledger: tests cite ${wholly} of ${rows.length} rows as a whole, and ${partly.length} in parts:`);
for (const row of partly) console.log(`  ${row}: ${partsOf(row).join('; ')}`);
if (open.length > 0) console.log(`Rows no test cites yet: ${open.join(' ')}`);
console.log(
  `Rules of SPEC.md files and docs/protocol.md: ${rules.length - unproved.length} of ${rules.length} have a test that cites them.`,
);
if (unproved.length > 0) console.log(`Rules no test cites yet: ${unproved.map(({ id, home }) => home + id).join(' ')}`);
for (const message of new Set(unknown.map(({ id, file }) => `${file} cites [${id}]`)))
  console.error(`${message}, which neither the ledger, a SPEC.md nor docs/protocol.md has.`);
for (const { id, part } of missing)
  console.error(`No test cites [${id}] (${part}), a part that ${id} needs to be whole.`);
if (unknown.length + missing.length > 0) process.exitCode = 1;
