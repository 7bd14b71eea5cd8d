import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = 'https://github.com/khandai/khan-dai';
const SHIPPED = ['README.md', 'SPEC.md', 'CHANGELOG.md', 'LICENSE'];
const CARET = /^\^\d+\.\d+\.\d+$/;

/**
 * Lists what a published package lacks for a team outside this repository. Empty if nothing is missing.
 * @param {import('./packed-libraries.mjs').Library} library
 * @param {import('./packed-libraries.mjs').Library[]} siblings
 */
export function manifestFaults({ root, folder, manifest }, siblings) {
  return [...metadataFaults(root, manifest), ...rangeFaults(manifest, siblings), ...fileFaults(folder, manifest)];
}

function metadataFaults(root, { description, keywords, license, homepage, repository, engines }) {
  const checks = {
    'description is a sentence': /^[A-Z].{20,}\.$/.test(description ?? ''),
    'keywords has at least three words': (keywords?.length ?? 0) >= 3,
    'license is MIT': license === 'MIT',
    [`homepage is the folder at ${PROJECT}`]: homepage === `${PROJECT}/tree/main/${root}#readme`,
    'repository names the project and the folder':
      repository?.url === `git+${PROJECT}.git` && repository?.directory === root,
    'engines.node has a lower bound': /^>=\d+$/.test(engines?.node ?? ''),
  };
  return Object.keys(checks).filter((rule) => !checks[rule]);
}

/** Exact versions would conflict with, or duplicate, packages that a consumer has already installed. */
function rangeFaults({ dependencies = {}, peerDependencies = {} }, siblings) {
  const versions = Object.fromEntries(siblings.map(({ manifest }) => [manifest.name, manifest.version]));
  const all = Object.entries({ ...dependencies, ...peerDependencies });
  return [
    ...all.filter(([, range]) => !CARET.test(range)).map(([name, range]) => `${name} is a caret range, not ${range}`),
    ...all
      .filter(([name, range]) => name in versions && range !== `^${versions[name]}`)
      .map(([name]) => `${name} is at ^${versions[name]}`),
    ...Object.entries(peerDependencies)
      .filter(([name, range]) => !(name in versions) && !range.endsWith('.0'))
      .map(([name, range]) => `the peer ${name} admits every patch of its minor version, not only ${range}`),
  ];
}

function fileFaults(folder, { version, files = [] }) {
  const absent = SHIPPED.filter((file) => !files.includes(file) || !existsSync(join(folder, file)));
  const changelog = join(folder, 'CHANGELOG.md');
  const noEntry = existsSync(changelog) && !readFileSync(changelog, 'utf8').includes(`## ${version}\n`);
  return [
    ...absent.map((file) => `${file} is written and listed in files`),
    ...(noEntry ? [`CHANGELOG.md has an entry for ${version}`] : []),
  ];
}
