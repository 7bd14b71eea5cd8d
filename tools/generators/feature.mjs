import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command/runtime.mjs';
import { CommandError, print } from '../command/output.mjs';
import { insertLine, spellings, writeTemplate } from './templates.mjs';

const web = (path) => join(root, 'apps/web/app', path);

/** @param {string} name @param {{ path?: string, title?: string }} options path: address of its page */
export function newFeature(name, { path = name, title = name }) {
  const words = { ...spellings(name), title: title.replaceAll("'", '’') };
  writeTemplate('feature', web(`features/${name}`), words);
  writeTemplate('words.ts.tpl', web(`i18n/vi/${name}.ts`), words);
  insertLine(web('i18n/vi/index.ts'), /^import /, `import { ${words.camel} } from './${name}';`);
  addToVietnamese(words.camel);
  insertLine(web('routes.ts'), /^\s*route\('\*'/, `route('${path}', 'features/${name}/routes.tsx', id('${path}')),`);
  print(`apps/web/app/features/${name} is there, shown at /${path}. Its words: apps/web/app/i18n/vi/${name}.ts`);
}

/** Adds the feature's texts to the object with all Vietnamese texts of the site. */
function addToVietnamese(name) {
  const file = web('i18n/vi/index.ts');
  const source = readFileSync(file, 'utf8');
  const grown = source.replace(/,?(\s*)\} as const;/, `, ${name}$1} as const;`);
  if (grown === source) throw new CommandError(`${file} has no "} as const;" to put ${name} before.`);
  writeFileSync(file, grown);
}
