// Shared by every project's jest.config.mjs: `preset: '../../jest.preset.js'`. Sources are TypeScript with `.js` endings in
// their imports (what Node sees once they are built), so the resolver strips the ending again.
const here = import.meta.dirname;

/** Ends only a test that hangs: on a busy machine a test may get a tenth of a core. */
export const testTimeout = 300_000;

/** For a project that needs more than the shared preset. @param {{ name: string, root: string, environment?: 'node' | 'jsdom', match?: string[] }} project */
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
    // Files that a bundler turns into addresses.
    '(\\.(css|svg|woff2)(\\?url)?|/hls\\.worker\\.js)$': `${here}/tools/jest/asset-stub.mjs`,
    '^@khandai/demo$': `${here}/apps/demo/src/index.ts`,
    '^@khandai/server/feed-port$': `${here}/apps/server/src/feeds/feed-port.ts`,
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

const { displayName: _name, rootDir: _root, ...shared } = preset({ name: '', root: here });

export default shared;
