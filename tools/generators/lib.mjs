import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command/runtime.mjs';
import { CommandError, print } from '../command/output.mjs';
import { insertLine, spellings, writeTemplate } from './templates.mjs';

const layers = ['base', 'domain'];

/** @param {string} name @param {{ layer?: string, team?: string }} options */
export function newLibrary(name, { layer = 'domain', team }) {
  if (!layers.includes(layer)) throw new CommandError(`--layer is one of: ${layers.join(', ')}.`);
  if (!team || !/^[a-z-]+$/.test(team))
    throw new CommandError('--team says which team owns the library, like --team chat.');
  const runtime = JSON.parse(readFileSync(join(root, 'libs/runtime/package.json'), 'utf8')).version;
  const words = { ...spellings(name), runtime };
  writeTemplate('lib', join(root, 'libs', name), words);
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
  print(`libs/${name} is there. Check it: npx nx run-many -t lint,typecheck,test,build -p ${name}`);
}
