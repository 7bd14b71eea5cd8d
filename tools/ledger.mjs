// `npm run ledger`: lists which rows of docs/ledger.md a test cites, and fails when a test cites an unknown row.
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
  [...new Set(citationsOf(text(file)))].map((id) => ({ id, file })),
);

const cited = new Set(citations.map(({ id }) => id));
const open = rows.filter((row) => !cited.has(row));
const unproved = rules.filter((rule) => !cited.has(rule));
const unknown = citations.filter(({ id }) => !known.has(id));

console.log(`Ledger: ${rows.length - open.length} of ${rows.length} rows have a test that cites them.`);
if (open.length > 0) console.log(`Rows no test cites yet: ${open.join(' ')}`);
console.log(
  `Rules of SPEC.md files and docs/protocol.md: ${rules.length - unproved.length} of ${rules.length} have a test that cites them.`,
);
if (unproved.length > 0) console.log(`Rules no test cites yet: ${unproved.join(' ')}`);
for (const { id, file } of unknown)
  console.error(`${file} cites [${id}], which neither the ledger, a SPEC.md nor docs/protocol.md has.`);
if (unknown.length > 0) process.exitCode = 1;
