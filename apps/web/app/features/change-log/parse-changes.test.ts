import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupChanges, readChangelog, readChangeset } from './parse-changes';

const LIBS = join(import.meta.dirname, '../../../../../libs');

describe('the log of changes', () => {
  test('a changeset is listed under its first library, with its strongest kind of change', () => {
    const file = "---\n'@khandai/ui-kit': patch\n'@khandai/chat-ui': minor\n---\n\n`Chip` takes\nan icon.\n";
    expect(readChangeset(file)).toEqual([
      { version: null, name: 'ui-kit', bump: 'minor', text: '`Chip` takes an icon.', also: ['chat-ui'] },
    ]);
    expect(readChangeset('# Not a changeset')).toEqual([]);
  });

  test('a change log is read by version and kind, and versions are newest first', () => {
    const log = readChangelog(
      '# @khandai/runtime\n\n## 0.10.0\n\n### Patch Changes\n\n- One\n- Two\n  lines\n\n## 0.9.0\n\n### Minor Changes\n\n- First\n',
    );
    const versions = groupChanges([...log, ...readChangeset("---\n'@khandai/runtime': minor\n---\nNew")]);
    expect(versions.map(({ version }) => version)).toEqual([null, '0.10.0', '0.9.0']);
    expect(versions[1]?.libraries[0]?.changes.map(({ bump, text }) => [bump, text])).toEqual([
      ['patch', 'One'],
      ['patch', 'Two lines'],
    ]);
  });

  test('reads every changeset of the project', () => {
    const folder = join(LIBS, '.changeset');
    const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
    const unread = files.filter((name) => readChangeset(readFileSync(join(folder, name), 'utf8')).length !== 1);
    expect(unread).toEqual([]);
  });
});
