import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import jsonParser from 'jsonc-eslint-parser';
import tseslint from 'typescript-eslint';
import { accessibility } from './tools/eslint/accessibility.mjs';
import { calendar } from './tools/eslint/calendar-once.mjs';
import { odds } from './tools/eslint/odds-once.mjs';
import {
  applicationEntries,
  boundaries,
  currentDate,
  defaultExport,
  noGlobalTime,
  noNodeModules,
} from './tools/eslint/directions.mjs';
import { khandai } from './tools/eslint/web-layers.mjs';
import { haveProjectGraph } from './tools/eslint/project-graph.mjs';
import { server } from './tools/eslint/server-floors.mjs';
import { topics } from './tools/eslint/server-topics.mjs';

await haveProjectGraph();

const typescript = ['**/*.ts', '**/*.tsx'];
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/test/**/*.ts', '**/test/**/*.tsx', '**/testing.ts'];
/** A repository that grew too long is split by what its statements do. */
const repositories = [
  '**/*repository.ts',
  '**/*-query.ts',
  '**/*-writes.ts',
  '**/*-lookup.ts',
  // The half of an upsert that the repositories of the feeds share.
  'apps/server/src/feeds/ingest/changed-only.ts',
];
const scripts = ['**/*.mjs', '**/*.js'];
const domainAndBase = ['libs/*/src/**/*.ts'];

/** Configs of tools, which the tsconfig of the sources leaves out. */
const configFiles = ['apps/server/*.config.ts'];

/** Files whose framework asks for a default export. */
const defaultExportsWanted = [
  '**/*.config.ts',
  '**/*.stories.tsx',
  '**/.storybook/**',
  'apps/web/app/root.tsx',
  'apps/web/app/routes.ts',
  'apps/web/app/entry.*.tsx',
  'apps/web/app/features/*/routes.tsx',
  'apps/web/app/assembly/*Layout.tsx',
  'apps/web/app/shell/frame/ErrorLayout.tsx',
  'apps/web/app/shell/router/not-found.tsx',
];

export default tseslint.config(
  { ignores: ['**/dist/', '**/build/', '**/.react-router/', '**/storybook-static/', '**/coverage/', '**/assets/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: typescript,
    extends: [js.configs.recommended, tseslint.configs.strict],
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: configFiles }, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/only-throw-error': ['error', { allow: ['Response'] }],
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-extraneous-class': 'off',
      // The compiler says it already (noUnusedLocals), with the same underscore rule.
      '@typescript-eslint/no-unused-vars': 'off',
      // Schemas share their name with the type they describe; the compiler tells real clashes.
      'no-redeclare': 'off',
      'no-undef': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', defaultExport],
    },
  },

  // Directions between projects.
  {
    files: typescript,
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': ['error', boundaries({ tests: false })] },
  },
  { files: tests, rules: { '@nx/enforce-module-boundaries': ['error', boundaries({ tests: true })] } },
  ...applicationEntries.flatMap(({ files, allow }) => [
    {
      files,
      ignores: tests,
      rules: { '@nx/enforce-module-boundaries': ['error', boundaries({ tests: false, allow })] },
    },
    {
      files: files.flatMap((file) => tests.map((test) => [file, test])),
      rules: { '@nx/enforce-module-boundaries': ['error', boundaries({ tests: true, allow })] },
    },
  ]),

  // Libraries
  {
    files: domainAndBase,
    ignores: [...tests, 'libs/testing/**'],
    rules: { 'no-restricted-imports': ['error', noNodeModules], 'no-console': 'error' },
  },
  {
    files: domainAndBase,
    // runtime is where the machine's clock lives; ui-kit may import nothing of ours and animates in React effects.
    ignores: [...tests, 'libs/testing/**', 'libs/runtime/**', 'libs/ui-kit/**'],
    rules: { ...noGlobalTime, 'no-restricted-syntax': ['error', defaultExport, currentDate] },
  },
  {
    files: ['libs/*/package.json'],
    plugins: { '@nx': nx },
    languageOptions: { parser: jsonParser },
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          // What only tests, stories and config files import is no dependency of the package.
          ignoredFiles: [
            '{projectRoot}/**/*.test.{ts,tsx}',
            '{projectRoot}/**/*.stories.tsx',
            '{projectRoot}/*.config.mjs',
            '{projectRoot}/.storybook/**/*',
            '{projectRoot}/test/**/*',
          ],
          // Imported by a style sheet, which the project graph does not read.
          ignoredDependencies: ['@fontsource/be-vietnam-pro'],
        },
      ],
    },
  },

  // Days and zones. Tests and stories may write them out, to say what they expect.
  {
    files: typescript,
    // The kit may import nothing of ours, so its grid of days moves by itself.
    ignores: [...tests, '**/*.stories.tsx', '**/stories/**', 'libs/calendar/**', 'libs/ui-kit/**'],
    plugins: { calendar },
    rules: { 'calendar/once': 'error' },
  },

  // Odds rows: one key, parsed where they arrive.
  {
    files: typescript,
    ignores: [...tests, 'libs/odds-parser/**'],
    plugins: { odds },
    rules: { 'odds/one-key': 'error' },
  },
  {
    files: typescript,
    ignores: [
      ...tests,
      'libs/odds-parser/**',
      'apps/server/src/feeds/**',
      'apps/server/src/modules/fixtures/bets/offer-query.ts',
      'apps/web/app/domains/odds/read-rows.ts',
    ],
    plugins: { odds },
    rules: { 'odds/parsed-once': 'error' },
  },

  // React
  {
    files: ['libs/**/*.tsx', 'apps/{web,admin}/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat['recommended-latest']],
    rules: accessibility,
  },
  {
    files: ['apps/admin/**/*.ts', 'apps/admin/**/*.tsx'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['apps/web/**/*.ts', 'apps/web/**/*.tsx'],
    plugins: { khandai },
    rules: { 'khandai/web-layers': 'error', 'no-console': 'error' },
  },

  // Journeys
  {
    files: ['apps/e2e/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'waitForTimeout', message: 'Wait for what the page shows: a machine that is busy needs longer.' },
        { object: 'chromium', property: 'launch', message: 'All journeys of a run share one Chromium: use connect().' },
      ],
    },
  },

  // Server
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: [...tests, 'apps/server/src/realtime/hub-harness.ts'],
    plugins: { server },
    rules: { 'server/floors': 'error' },
  },
  {
    files: ['apps/server/src/realtime/**/*.ts'],
    ignores: [...tests, 'apps/server/src/realtime/hub-harness.ts'],
    plugins: { topics },
    rules: { 'topics/by-name': 'error' },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: [...tests, ...repositories, 'apps/server/src/platform/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...['pg', 'drizzle-orm', '@electric-sql/pglite'].map((name) => ({
              name,
              message: 'SQL lives in repositories and platform/database only.',
            })),
            { name: 'pg-boss', message: 'Export a job of platform/jobs/jobs.ts: it runs on one process at a time.' },
          ],
          patterns: [{ group: ['drizzle-orm/*'], message: 'SQL lives in repositories and platform/database only.' }],
        },
      ],
    },
  },

  {
    files: repositories,
    ignores: ['apps/server/src/modules/points/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/schema.js', '**/schema/points.js'],
              importNames: ['pointAccounts', 'pointEntries'],
              message: 'Points change through PointsRepository.post only.',
            },
          ],
        },
      ],
    },
  },

  { files: defaultExportsWanted, rules: { 'no-restricted-syntax': 'off' } },

  // A fake or an impossible case may be written shorter in a test.
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // expect.any() and its like are typed any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },

  {
    files: scripts,
    extends: [js.configs.recommended],
    rules: { 'no-undef': 'off', 'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] },
  },
);
