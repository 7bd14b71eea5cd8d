import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command/runtime.mjs';
import { CommandError, print } from '../command/output.mjs';
import { insertLine, spellings, writeTemplate } from './templates.mjs';

/** Templates of a library by its layer, beside those that every library has. */
const templates = { base: 'lib-logic', domain: 'lib-logic', 'domain-ui': 'lib-ui' };
const layers = Object.keys(templates);

/** @param {string} name @param {{ layer?: string, team?: string }} options */
export function newLibrary(name, { layer = 'domain', team }) {
  if (!layers.includes(layer)) throw new CommandError(`--layer is one of: ${layers.join(', ')}.`);
  if (!team || !/^[a-z-]+$/.test(team))
    throw new CommandError('--team names the team that owns the library, such as --team chat.');
  const words = { ...spellings(name), runtime: versionOf('runtime'), uiKit: versionOf('ui-kit') };
  writeTemplate(['lib', templates[layer]], join(root, 'libs', name), words);
  const tags = [`layer:${layer}`, `team:${team}`, 'kind:publishable'].map((tag) => `"${tag}"`).join(', ');
  insertLine(
    join(root, 'workspace.json'),
    /^\s*"testing":/,
    `"${name}": { "root": "libs/${name}", "tags": [${tags}] },`,
  );
  insertLine(
    join(root, 'tsconfig.base.json'),
    /^\s*"@khandai\/testing":/,
    `"@khandai/${name}": ["./libs/${name}/src/index.ts"],`,
  );
  if (layer === 'domain-ui') addToStorybook(name);
  print(`Created libs/${name}. Check it: npx nx run-many -t lint,typecheck,test,build -p ${name}`);
}

const versionOf = (library) => JSON.parse(readFileSync(join(root, 'libs', library, 'package.json'), 'utf8')).version;

/** Storybook shows the stories of the library, so its project depends on it. */
function addToStorybook(name) {
  const file = join(root, 'workspace.json');
  const text = readFileSync(file, 'utf8');
  const added = text.replace(/("implicitDependencies": \[.*)"web"\]/, `$1"${name}", "web"]`);
  if (added === text) throw new CommandError(`${file} has no storybook project that depends on "web".`);
  writeFileSync(file, added);
}
