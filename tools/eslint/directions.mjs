import { builtinModules } from 'node:module';

/**
 * Allowed imports between layers, by the tags in workspace.json. `e2e` and `tools` use the site from outside;
 * `storybook` shows the stories of components.
 */
const directions = {
  base: ['base'],
  domain: ['base'],
  ui: [],
  'domain-ui': ['base', 'ui'],
  web: ['base', 'domain', 'ui', 'domain-ui'],
  admin: ['base', 'domain', 'ui'],
  server: ['base'],
  demo: ['base'],
  testing: ['base'],
  e2e: ['base'],
  tools: ['tools'],
  storybook: ['ui', 'domain-ui', 'web'],
};

const reactAndMobx = [
  'react',
  'react/*',
  'react-dom',
  'react-dom/*',
  'react-router',
  '@react-router/*',
  'mobx',
  'mobx-*',
  '@emotion/*',
];

/** Not allowed in a component library, because the application passes in its data and its router. */
const beyondReact = ['mobx', 'mobx-*', 'react-router', '@react-router/*', 'axios'];

/** Packages a layer must not import, even though the workspace has them installed. */
const banned = {
  base: [...reactAndMobx, 'axios', 'fastify', 'drizzle-orm', 'pg'],
  domain: [...reactAndMobx, 'fastify', 'drizzle-orm', 'pg'],
  demo: [...reactAndMobx, 'axios', 'fastify', 'drizzle-orm', 'pg', '@electric-sql/*'],
  ui: beyondReact,
  'domain-ui': beyondReact,
};

/**
 * Entry points between two applications, by the folder that may import them; all other imports of an application are
 * errors. The server loads the demo lazily (rule server/floors), and the demo imports only the server's feed port.
 */
export const applicationEntries = [
  { files: ['apps/server/**/*.ts'], allow: ['@khandai/demo'] },
  { files: ['apps/demo/**/*.ts'], allow: ['@khandai/server/feed-port'] },
];

/** Options of @nx/enforce-module-boundaries; tests may also use the shared fakes. */
export function boundaries({ tests, allow = [] }) {
  return {
    allow,
    enforceBuildableLibDependency: !tests,
    // These cycles exist only through tests: sources of the base libraries cannot import the fakes (see below).
    ignoredCircularDependencies: [
      ['runtime', 'testing'],
      ['contracts', 'testing'],
    ],
    allowCircularSelfDependency: false,
    depConstraints: Object.entries(directions).map(([layer, allowed]) => ({
      sourceTag: `layer:${layer}`,
      onlyDependOnLibsWithTags: [...allowed, ...(tests ? ['testing'] : [])].map((other) => `layer:${other}`),
      ...(banned[layer] && { bannedExternalImports: banned[layer] }),
    })),
  };
}

/** Libraries run in browsers, workers and Node, so they must not import Node modules. */
export const noNodeModules = {
  paths: builtinModules.map((name) => ({ name, message: 'Libraries run in the browser too: ask for a port instead.' })),
  patterns: [{ group: ['node:*'], message: 'Libraries run in the browser too: ask for a port instead.' }],
};

const ASK_THE_CLOCK = 'Time is injected: take a Clock from @khandai/runtime, so that tests decide when time passes.';
const timers = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'requestAnimationFrame',
  'queueMicrotask',
];

/** Rules that forbid the system clock and global timers in libraries. */
export const noGlobalTime = {
  'no-restricted-globals': ['error', ...timers.map((name) => ({ name, message: ASK_THE_CLOCK }))],
  'no-restricted-properties': [
    'error',
    ...['globalThis', 'window', 'self'].flatMap((object) =>
      timers.map((property) => ({ object, property, message: ASK_THE_CLOCK })),
    ),
    { object: 'Date', property: 'now', message: ASK_THE_CLOCK },
    { object: 'performance', property: 'now', message: ASK_THE_CLOCK },
  ],
};

export const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a name is the same in every file that imports it.',
};

export const currentDate = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: ASK_THE_CLOCK,
};
