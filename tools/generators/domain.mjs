import { join } from 'node:path';
import { root } from '../command/runtime.mjs';
import { print } from '../command/output.mjs';
import { insertLine, spellings, writeTemplate } from './templates.mjs';

const web = (path) => join(root, 'apps/web/app', path);

/**
 * Creates a domain of the web app with its store, context and index.ts, and registers it in app/assembly.
 * @param {string} name
 */
export function newDomain(name) {
  const words = spellings(name);
  const { Class, camel } = words;
  writeTemplate('domain', web(`domains/${name}`), words);

  const rootStore = web('assembly/RootStore.ts');
  insertLine(
    rootStore,
    /^import .*'\.\.\/i18n\//,
    `import { create${Class}, type ${Class}Store } from '../domains/${name}';`,
  );
  insertLine(rootStore, /^ {2}readonly account:/, `readonly ${camel}: ${Class}Store;`);
  insertLine(rootStore, /^ {4}this\.account = /, `this.${camel} = create${Class}(services);`);

  const providers = web('assembly/AppProviders.tsx');
  insertLine(providers, /^import .*'\.\.\/i18n\//, `import { ${Class}Context } from '../domains/${name}';`);
  insertLine(providers, /^ {4}provide\(AccountContext/, `provide(${Class}Context, root.${camel}),`);
  print(
    `apps/web/app/domains/${name} is there and composed in apps/web/app/assembly. Others import it from domains/${name}.`,
  );
}
