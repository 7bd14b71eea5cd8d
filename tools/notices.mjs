// `npm run notices`: writes THIRD-PARTY-NOTICES.md. Run it after every change of the production dependencies.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command/runtime.mjs';
import { runCommand, print, CommandError } from './command/output.mjs';
import { notices, productionPackages, refusedLicences } from './notices/notices.mjs';

await runCommand(async () => {
  const packages = productionPackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const refused = refusedLicences(packages);
  if (refused.length > 0)
    throw new CommandError(`Licences that tools/notices/notices.mjs does not accept: ${refused.join('; ')}.`);
  writeFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), notices(packages, root));
  print(`THIRD-PARTY-NOTICES.md lists ${packages.length} packages.`);
});
