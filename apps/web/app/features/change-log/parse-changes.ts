/** A kind of change, as in the rules of versions. */
export type Bump = 'major' | 'minor' | 'patch';

export interface Change {
  readonly bump: Bump;
  readonly text: string;
  /** Names of the other libraries that the change is of. */
  readonly also: readonly string[];
}

export interface LibraryChanges {
  readonly name: string;
  readonly changes: readonly Change[];
}

export interface VersionChanges {
  /** Null for what is not released yet. */
  readonly version: string | null;
  readonly libraries: readonly LibraryChanges[];
}

interface Entry extends Change {
  readonly version: string | null;
  readonly name: string;
}

const BUMPS: readonly Bump[] = ['major', 'minor', 'patch'];
const SCOPE = '@khandai/';

/** A changeset: which libraries it is of, between two lines of dashes, and one text. */
export function readChangeset(file: string): Entry[] {
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(file.trim()) ?? [];
  const libraries = [...head.matchAll(/^['"]?@khandai\/([\w-]+)['"]?:\s*(major|minor|patch)\s*$/gm)];
  const [first] = libraries;
  const text = oneLine(body);
  if (!first || text === '') return [];
  const names = libraries.map(([, name = '']) => name);
  const bump = BUMPS.find((one) => libraries.some(([, , found]) => found === one)) ?? 'patch';
  return [{ version: null, name: names[0] ?? '', bump, text, also: names.slice(1) }];
}

/** The change log of one library. */
export function readChangelog(file: string): Entry[] {
  const name = (/^# (.+)$/m.exec(file)?.[1] ?? '').replace(SCOPE, '');
  return file
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const version = section.split('\n', 1)[0]?.trim() ?? '';
      return section
        .split(/^### /m)
        .slice(1)
        .flatMap((part) => {
          const bump = BUMPS.find((one) => part.toLowerCase().startsWith(one)) ?? 'patch';
          return part
            .split(/^- /m)
            .slice(1)
            .flatMap((item): Entry[] => {
              const text = oneLine(item);
              return text === '' ? [] : [{ version, name, bump, text, also: [] }];
            });
        });
    });
}

/** Groups changes by version, newest first, and by library. */
export function groupChanges(entries: readonly Entry[]): VersionChanges[] {
  const versions = [...new Set(entries.map(({ version }) => version))].sort(newestFirst);
  return versions.map((version) => {
    const own = entries.filter((entry) => entry.version === version);
    const names = [...new Set(own.map(({ name }) => name))].sort();
    return {
      version,
      libraries: names.map((name) => ({
        name,
        changes: own
          .filter((entry) => entry.name === name)
          .sort((a, b) => BUMPS.indexOf(a.bump) - BUMPS.indexOf(b.bump))
          .map(({ bump, text, also }) => ({ bump, text, also })),
      })),
    };
  });
}

/** What is not released is newest. */
function newestFirst(a: string | null, b: string | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1;
  return b.localeCompare(a, 'en', { numeric: true });
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
