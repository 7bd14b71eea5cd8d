import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notices, productionPackages, refusedLicences } from './notices.mjs';

const root = join(import.meta.dirname, '../..');
const packages = productionPackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

describe('the third-party notices', () => {
  it('are what `npm run notices` writes from the lockfile', () => {
    expect(readFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8')).toBe(notices(packages, root));
  });

  it('list only packages with an accepted licence', () => {
    expect(refusedLicences(packages)).toEqual([]);
  });

  it('leave out development tools and keep one entry of a nested package', () => {
    const lock = {
      packages: {
        '': {},
        'node_modules/a': { version: '1.0.0', license: 'MIT' },
        'node_modules/b': { version: '1.0.0', license: 'GPL-3.0-only' },
        'node_modules/b/node_modules/a': { version: '2.0.0', license: 'MIT' },
        'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
      },
    };
    const found = productionPackages(lock);
    expect(found.map(({ name, version }) => `${name} ${version}`)).toEqual(['a 1.0.0', 'a 2.0.0', 'b 1.0.0']);
    expect(refusedLicences(found)).toEqual(['b 1.0.0: GPL-3.0-only']);
  });
});
