import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command/runtime.mjs';
import { CommandError, print } from '../command/output.mjs';
import { insertLine, insertLineAfterLast, spellings, writeTemplate } from './templates.mjs';

const server = (path) => join(root, 'apps/server', path);
const contracts = (path) => join(root, 'libs/contracts/src', path);

/**
 * Creates a server module with a table, one call of the contract and all layers between them. Registers it in the
 * lists of calls, tables and modules, and in docs/access.md.
 * @param {string} name
 * @param {{ title?: string, topic?: boolean }} options title: description of the call's reply, in Vietnamese;
 * topic: the module also offers a topic of the chat socket
 */
export function newModule(name, { title = `Danh sách ${name}`, topic = false }) {
  const words = { ...spellings(name), snake: name.replaceAll('-', '_'), title: title.replaceAll("'", '’') };
  const topics = topic ? `, topics: { '${name}': {} }` : '';
  if (existsSync(server(`src/modules/${name}`)))
    throw new CommandError(`apps/server/src/modules/${name} exists already.`);

  writeTemplate('module', server(`src/modules/${name}`), { ...words, topics });
  if (topic) declareTopic(words);
  insertLine(
    server('src/app.ts'),
    /^import .*platform\/closers/,
    `import { wire as wire${words.Class} } from './modules/${name}/wire.js';`,
  );
  insertLine(server('src/app.ts'), /^ {4}feeds,$/, `wire${words.Class}(base),`);

  writeTemplate('module-calls.ts.tpl', contracts(`calls/${name}.ts`), words);
  insertLine(contracts('calls.ts'), /^$/, `import { ${words.camel}Calls } from './calls/${name}.js';`);
  insertLine(contracts('calls.ts'), /^ {2}typeof \w+Calls;$/, `typeof ${words.camel}Calls &`);
  insertLine(contracts('calls.ts'), /^\} satisfies/, `  ...${words.camel}Calls,`);
  insertLineAfterLast(
    join(root, 'docs/access.md'),
    /^\| `/,
    `| \`GET /other/api/${name}/list\` | yes | yes | yes | yes | yes | yes | yes |`,
  );

  const number = nextMigration();
  writeTemplate('module-schema.ts.tpl', server(`src/platform/database/schema/${name}.ts`), words);
  insertLineAfterLast(server('src/platform/database/schema.ts'), /^export /, `export * from './schema/${name}.js';`);
  writeTemplate('module-migration.sql.tpl', server(`migrations/${number}_${words.snake}.sql`), words);
  print(
    `apps/server/src/modules/${name} answers GET /other/api/${name}/list from a table of its own ` +
      `(migrations/${number}_${words.snake}.sql). Its call: libs/contracts/src/calls/${name}.ts`,
  );
}

/** Declares a topic without parameters, and describes it in docs/protocol.md. */
function declareTopic(words) {
  const { name, camel } = words;
  writeTemplate('module-topics.ts.tpl', contracts(`topics/${name}.ts`), words);
  insertLine(contracts('topics.ts'), /^$/, `import { ${camel}Topics } from './topics/${name}.js';`);
  insertLine(contracts('topics.ts'), /^\} satisfies Readonly<Record<string, TopicDefinition>>/, `  ...${camel}Topics,`);
  const protocol = join(root, 'docs/protocol.md');
  insertLineAfterLast(protocol, /^\| `[\w-]+` \|.*\| `[\w-]+`: /, `| \`${name}\` | | | | \`${name}\`: new rows |`);
  insertLineAfterLast(protocol, /^\{"type":"rooms"/, `\`\`\`\n\`\`\`json\n{"type":"${name}","list":[]}`);
}

/** The next migration number; the numbers have no gaps. */
function nextMigration() {
  const numbers = readdirSync(server('migrations')).map((file) => Number.parseInt(file, 10));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}
