// Shared by every project's jest.config.mjs. Sources are TypeScript with `.js` endings in their imports
// (what Node will see once built), so the resolver strips the ending again.
const here = import.meta.dirname;

/**
 * Only ends what hangs: of a busy machine a test may get a tenth. In a run of several projects that of the root counts.
 */
export const testTimeout = 300_000;

/** @param {{ name: string, root: string, environment?: 'node' | 'jsdom', match?: string[] }} project */
export const preset = ({ name, root, environment = 'node', match }) => ({
  displayName: name,
  rootDir: root,
  testTimeout,
  testEnvironment: environment === 'jsdom' ? `${here}/tools/jest/jsdom-environment.mjs` : 'node',
  testMatch: match ?? ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/build/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/build/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^@khandai/([a-z-]+)$': `${here}/libs/$1/src/index.ts`,
    // But `data.json.js`, as packages name a module that wraps a JSON file: it is not that file.
    '^(\\.{1,2}/.*)(?<!\\.json)\\.js$': '$1',
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        module: { type: 'es6' },
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
        },
      },
    ],
  },
});
