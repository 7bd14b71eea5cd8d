import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// All unit tests in one run. Journeys (apps/e2e) and the server's integration tests are stages of their own.
const { projects } = JSON.parse(readFileSync(join(import.meta.dirname, 'workspace.json'), 'utf8'));

export default {
  // The first test database of a machine is made from nothing, which takes seconds on a busy one. In a run of several
  // projects only this limit counts.
  testTimeout: 60_000,
  projects: Object.values(projects)
    .filter(({ root, tags }) => !tags.includes('layer:e2e') && existsSync(join(import.meta.dirname, root, 'jest.config.mjs')))
    .map(({ root }) => `<rootDir>/${root}`),
};
