import { existsSync } from 'node:fs';
import { join } from 'node:path';

const JEST = { NODE_OPTIONS: '--experimental-vm-modules' };

/**
 * What can be done with a project, told by the config files it has.
 * @param {{ folder: string, builtBefore: string[] }} project `builtBefore`: projects whose `dist` its own build reads
 */
export function inferTargets({ folder, builtBefore }) {
  const has = (...names) => names.some((name) => existsSync(join(folder, name)));
  const isWeb = has('react-router.config.ts');
  return {
    lint: lint(),
    ...(has('tsconfig.json') && { typecheck: typecheck(isWeb) }),
    ...(has('jest.config.mjs') && { test: test() }),
    ...(has('integration.config.mjs') && { integration: integration() }),
    ...buildTarget({ has, isWeb, builtBefore }),
    ...(has('.storybook') && storybook()),
  };
}

function buildTarget({ has, isWeb, builtBefore }) {
  if (isWeb) return { build: bundle('react-router build', '{projectRoot}/build') };
  if (has('tsconfig.build.json')) return { build: libraryBuild(builtBefore) };
  if (has('vite.config.ts', 'vite.config.mjs')) return { build: bundle('vite build', '{projectRoot}/dist') };
  return {};
}

const lint = () => ({
  ...command('eslint .'),
  cache: true,
  // Type-aware rules and the boundary rule look through the door of every library that is imported.
  inputs: ['default', '^production', '{workspaceRoot}/eslint.config.mjs', '{workspaceRoot}/tools/eslint/**/*'],
});

const typecheck = (isWeb) => ({
  ...command(isWeb ? 'react-router typegen && tsc -p tsconfig.json --noEmit' : 'tsc -p tsconfig.json --noEmit'),
  cache: true,
  inputs: ['default', '^default'],
  ...(isWeb && { outputs: ['{projectRoot}/.react-router'] }),
});

const test = () => ({
  ...command('jest -c jest.config.mjs', JEST),
  cache: true,
  inputs: ['default', '^production', '{workspaceRoot}/jest.preset.mjs', '{workspaceRoot}/tools/jest/**/*'],
});

// Never cached: its result depends on databases outside the workspace.
const integration = () => ({ ...command('jest -c integration.config.mjs -i', JEST), cache: false });

const libraryBuild = (builtBefore) => ({
  ...command('tsc -p tsconfig.build.json'),
  cache: true,
  dependsOn: builtBefore.length > 0 ? [{ projects: builtBefore, target: 'build' }] : [],
  inputs: ['production', '^production', '{workspaceRoot}/tsconfig.build.json'],
  outputs: ['{projectRoot}/dist'],
});

// Vite bundles the libraries from their sources, so nothing has to be built before.
const bundle = (line, output) => ({
  ...command(line),
  cache: true,
  inputs: ['production', '^production'],
  outputs: [output],
});

const storybook = () => ({
  storybook: { ...command('storybook dev -p 6006 --disable-telemetry'), continuous: true, cache: false },
  'build-storybook': {
    ...command('storybook build --disable-telemetry'),
    cache: true,
    inputs: ['default', '^production'],
    outputs: ['{projectRoot}/storybook-static'],
  },
});

function command(line, env) {
  return { executor: 'nx:run-commands', options: { command: line, cwd: '{projectRoot}', ...(env && { env }) } };
}
