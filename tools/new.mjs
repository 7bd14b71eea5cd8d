// `npm run new -- lib <name> --layer base|domain|domain-ui --team chat`
// `npm run new -- domain <name>`
// `npm run new -- feature <name> --path dia-chi --title "Tên trang"`
// `npm run new -- module <name> --title "Câu trả lời là gì" [--topic]`
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from './command/output.mjs';
import { newDomain } from './generators/domain.mjs';
import { newFeature } from './generators/feature.mjs';
import { newLibrary } from './generators/lib.mjs';
import { newModule } from './generators/module.mjs';

const kinds = { lib: newLibrary, domain: newDomain, feature: newFeature, module: newModule };
const text = { type: 'string' };

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { layer: text, team: text, path: text, title: text, topic: { type: 'boolean' } },
  });
  const [kind, name] = positionals;
  const make = kinds[kind];
  if (!make || !name)
    throw new CommandError(
      'npm run new -- lib <name> --layer base|domain|domain-ui --team <team>, domain <name>, feature <name> [--path x] [--title "X"], ' +
        'or module <name> [--title "X"] [--topic]',
    );
  make(name, values);
});
