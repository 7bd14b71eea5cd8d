import { groupChanges, readChangelog, readChangeset, type VersionChanges } from './parse-changes';

/** The files as they are when the site is built. */
const changesets = import.meta.glob<string>(['../../../../../libs/.changeset/*.md', '!**/README.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const changelogs = import.meta.glob<string>('../../../../../libs/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every change of the libraries. */
export const changes: readonly VersionChanges[] = groupChanges([
  ...Object.values(changesets).flatMap(readChangeset),
  ...Object.values(changelogs).flatMap(readChangelog),
]);
