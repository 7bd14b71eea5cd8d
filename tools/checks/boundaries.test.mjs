import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { WorkspaceCopy } from './workspace-copy.mjs';

const BOUNDARY = '@nx/enforce-module-boundaries';
const WEB_LAYERS = 'khandai/web-layers';
const FLOORS = 'server/floors';
const TOPICS = 'topics/by-name';

const from = (file) => `export { good } from '${file}';\n`;
const typeFrom = (file) => `export const later: import('${file}').Good | undefined = undefined;\n`;

/** Deliberate violations: [description, file, its text, the rule that must report it]. */
const violations = [
  [
    'a domain library imports a sibling',
    'libs/chat-socket/src/sibling.ts',
    "export { entry } from '@khandai/api-client';\n",
    BOUNDARY,
  ],
  ['a domain library imports React', 'libs/chat-socket/src/react.ts', "export { useState } from 'react';\n", BOUNDARY],
  ['a domain library imports MobX', 'libs/live-room/src/mobx.ts', "export { observable } from 'mobx';\n", BOUNDARY],
  [
    'a domain library imports a module of Node',
    'libs/live-room/src/file.ts',
    "export { readFileSync } from 'node:fs';\n",
    'no-restricted-imports',
  ],
  [
    'a domain library uses the global timer',
    'libs/live-room/src/timer.ts',
    'export const wait = (done: () => void) => setTimeout(done, 1);\n',
    'no-restricted-globals',
  ],
  [
    'a domain library reads the machine clock',
    'libs/live-room/src/now.ts',
    'export const now = () => Date.now();\n',
    'no-restricted-properties',
  ],
  ['a library exports a default', 'libs/live-room/src/default.ts', 'export default 1;\n', 'no-restricted-syntax'],
  [
    'a base library imports a domain library',
    'libs/runtime/src/upward.ts',
    "export { entry } from '@khandai/api-client';\n",
    BOUNDARY,
  ],
  [
    'a library uses the fakes outside its tests',
    'libs/live-schedule/src/fake.ts',
    "export { entry } from '@khandai/testing';\n",
    BOUNDARY,
  ],
  [
    'a library imports a package it does not list',
    'libs/auth-session/src/unlisted.ts',
    "export { isbot } from 'isbot';\n",
    '@nx/dependency-checks',
  ],
  [
    'the kit imports a library of ours',
    'libs/ui-kit/src/ours.ts',
    "export { entry } from '@khandai/runtime';\n",
    BOUNDARY,
  ],
  [
    'the kit imports its own domain components',
    'libs/ui-kit/src/domain.ts',
    "export { entry } from '@khandai/match-ui';\n",
    BOUNDARY,
  ],
  [
    'components of a domain import those of another',
    'libs/chat-ui/src/sibling.ts',
    "export { entry } from '@khandai/match-ui';\n",
    BOUNDARY,
  ],
  [
    'components of a domain import a domain library',
    'libs/chat-ui/src/socket.ts',
    "export { entry } from '@khandai/chat-socket';\n",
    BOUNDARY,
  ],
  ['components of a domain import MobX', 'libs/match-ui/src/mobx.ts', "export { observable } from 'mobx';\n", BOUNDARY],
  [
    'a domain library imports components',
    'libs/live-room/src/components.ts',
    "export { entry } from '@khandai/match-ui';\n",
    BOUNDARY,
  ],
  [
    'the Storybook imports a domain library',
    '.storybook/room.ts',
    "export { entry } from '@khandai/live-room';\n",
    BOUNDARY,
  ],
  [
    'the web app uses the fakes outside its tests',
    'apps/web/app/fake.ts',
    "export { entry } from '@khandai/testing';\n",
    BOUNDARY,
  ],
  [
    'a feature imports another feature',
    'apps/web/app/features/odds/Peek.tsx',
    "export { Home } from '../home/Home';\n",
    WEB_LAYERS,
  ],
  [
    'the assembly bypasses the index.ts of a feature',
    'apps/web/app/assembly/Peek.tsx',
    "export { Home } from '../features/home/Home';\n",
    WEB_LAYERS,
  ],
  [
    'the shell imports a feature',
    'apps/web/app/shell/Peek.tsx',
    "export { Home } from '../features/home/routes';\n",
    WEB_LAYERS,
  ],
  ['the shell imports a domain', 'apps/web/app/shell/domain.ts', "export { low } from '../domains/low';\n", WEB_LAYERS],
  [
    'the shell imports a domain lazily',
    'apps/web/app/shell/lazy.ts',
    "export const load = () => import('../domains/low');\n",
    WEB_LAYERS,
  ],
  [
    'the shell imports what composes it',
    'apps/web/app/shell/assembly.ts',
    "export { good } from '../assembly/good';\n",
    WEB_LAYERS,
  ],
  [
    'a domain imports a feature',
    'apps/web/app/domains/low/feature.ts',
    "export { Home } from '../../features/home/routes';\n",
    WEB_LAYERS,
  ],
  [
    'a domain bypasses the index.ts of another',
    'apps/web/app/domains/high/deep.ts',
    "export { inner } from '../low/inner';\n",
    WEB_LAYERS,
  ],
  [
    'a feature bypasses the index.ts of a domain',
    'apps/web/app/features/home/deep.ts',
    "export { inner } from '../../domains/low/inner';\n",
    WEB_LAYERS,
  ],
  ['a domain imports its own index.ts', 'apps/web/app/domains/low/own.ts', "export { low } from '.';\n", WEB_LAYERS],
  [
    'two domains import each other through a third',
    'apps/web/app/domains/round-a/back.ts',
    "export type { RoundB } from '../round-b';\n",
    WEB_LAYERS,
  ],
  [
    'the server imports a domain library',
    'apps/server/src/domain.ts',
    "export { entry } from '@khandai/chat-socket';\n",
    BOUNDARY,
  ],
  [
    'a service of the server writes SQL',
    'apps/server/src/modules/live/live-service.ts',
    "export { eq } from 'drizzle-orm';\n",
    'no-restricted-imports',
  ],
  [
    'a module of the server queues jobs past the port',
    'apps/server/src/modules/live/live-jobs.ts',
    "export { PgBoss } from 'pg-boss';\n",
    'no-restricted-imports',
  ],
  [
    'a repository changes points past the ledger',
    'apps/server/src/modules/live/gift-repository.ts',
    "export { pointEntries } from '../../platform/database/schema.js';\n",
    'no-restricted-imports',
  ],
  [
    'the platform of the server imports a module',
    'apps/server/src/platform/peek.ts',
    from('../modules/live/good.js'),
    FLOORS,
  ],
  [
    'the platform of the server imports a feed',
    'apps/server/src/platform/peek-feed.ts',
    from('../feeds/recording/good.js'),
    FLOORS,
  ],
  [
    'the platform of the server imports the sockets',
    'apps/server/src/platform/peek-socket.ts',
    from('../realtime/good.js'),
    FLOORS,
  ],
  [
    'a module of the server imports another',
    'apps/server/src/modules/bookings/peek.ts',
    from('../live/good.js'),
    FLOORS,
  ],
  ['a module names a type of another', 'apps/server/src/modules/bookings/type.ts', typeFrom('../live/good.js'), FLOORS],
  [
    'a module of the server imports a feed',
    'apps/server/src/modules/odds/peek.ts',
    from('../../feeds/ingest/good.js'),
    FLOORS,
  ],
  [
    'a module of the server imports the sockets',
    'apps/server/src/modules/chat/peek.ts',
    from('../../realtime/good.js'),
    FLOORS,
  ],
  [
    'the floor of match data imports a module',
    'apps/server/src/modules/fixtures/peek.ts',
    from('../live/good.js'),
    FLOORS,
  ],
  [
    'a feed imports a module above the floor',
    'apps/server/src/feeds/recording/peek.ts',
    from('../../modules/live/good.js'),
    FLOORS,
  ],
  ['a feed imports one above it', 'apps/server/src/feeds/openfootball/peek.ts', from('../recording/good.js'), FLOORS],
  ['a folder of feeds imports what runs it', 'apps/server/src/feeds/ingest/peek.ts', from('../good.js'), FLOORS],
  [
    'the server loads the demo before FEED asks for it',
    'apps/server/src/feeds/demo/eager.ts',
    "export { entry } from '@khandai/demo';\n",
    FLOORS,
  ],
  [
    'the demo reaches past the feed port into files of the server',
    'apps/demo/src/relative.ts',
    from('../../server/src/platform/good.js'),
    BOUNDARY,
  ],
  [
    'the demo imports a domain library',
    'apps/demo/src/domain.ts',
    "export { entry } from '@khandai/chat-socket';\n",
    BOUNDARY,
  ],
  ['the demo writes SQL', 'apps/demo/src/sql.ts', "export { eq } from 'drizzle-orm';\n", BOUNDARY],
  ['the web app imports the demo', 'apps/web/app/demo.ts', "export { entry } from '@khandai/demo';\n", BOUNDARY],
  ['the sockets import a module', 'apps/server/src/realtime/peek.ts', from('../modules/chat/good.js'), FLOORS],
  [
    'the sockets compare the name of a topic',
    'apps/server/src/realtime/compare.ts',
    "export const isOdds = (sub: { topic: string }) => sub.topic === 'odds';\n",
    TOPICS,
  ],
  [
    'the sockets switch by the name of a method',
    'apps/server/src/realtime/switch.ts',
    'export function isSend({ method }: { method: string }) {\n  switch (method) {\n    case "chat.sendMessage":\n      return true;\n    default:\n      return false;\n  }\n}\n',
    TOPICS,
  ],
  [
    'the sockets narrow a topic to one name',
    'apps/server/src/realtime/narrow.ts',
    "export type Room = { topic: 'chatroom'; groupId: number };\n",
    TOPICS,
  ],
  [
    'the sockets make a topic of one name',
    'apps/server/src/realtime/make.ts',
    "export const scores = { topic: 'scores' };\n",
    TOPICS,
  ],
  [
    'the sockets call the handler of one topic',
    'apps/server/src/realtime/handler.ts',
    'export const odds = (topics: { odds: string }) => topics.odds;\n',
    TOPICS,
  ],
  [
    'a journey waits by time',
    'apps/e2e/support/wait.ts',
    'export const wait = (page: { waitForTimeout(ms: number): Promise<void> }) => page.waitForTimeout(1);\n',
    'no-restricted-properties',
  ],
  [
    'a journey launches a browser of its own',
    'apps/e2e/support/own-browser.ts',
    "import { chromium } from 'playwright-core';\n\nexport const launch = () => chromium.launch();\n",
    'no-restricted-properties',
  ],
  [
    'the web app writes the name of a zone',
    'apps/web/app/i18n/zone.ts',
    "export const zone = 'Asia/Ho_Chi_Minh';\n",
    'calendar/once',
  ],
  [
    'the server knows the offset of Vietnam',
    'apps/server/src/offset.ts',
    'export const ahead = 7 * 60 * 60 * 1000;\n',
    'calendar/once',
  ],
  [
    'a library creates a format of its own',
    'libs/live-schedule/src/format.ts',
    "export const clock = new Intl.DateTimeFormat('vi', { timeZone: 'UTC' });\n",
    'calendar/once',
  ],
  [
    'the server cuts a day out of an instant',
    'apps/server/src/day.ts',
    'export const day = (at: Date) => at.toISOString().slice(0, 10);\n',
    'calendar/once',
  ],
  [
    'a page parses odds rows',
    'apps/web/app/features/odds/rows.ts',
    "export { parseAllRows } from '@khandai/odds-parser';\n",
    'odds/parsed-once',
  ],
  [
    'a module of the server parses odds rows',
    'apps/server/src/modules/odds/rows.ts',
    "import { parseRows } from '@khandai/odds-parser';\n\nexport const read = (row: string) => parseRows('corner', [row]);\n",
    'odds/parsed-once',
  ],
  [
    'a feed writes a key of odds by hand',
    'apps/server/src/feeds/ingest/key.ts',
    'export const key = (fixtureId: string, companyId: number) => `${fixtureId},${companyId}`;\n',
    'odds/one-key',
  ],
];

/** Code in the same places that follows the rules. */
const goodFiles = [
  ['libs/api-client/src/good.ts', "export { entry } from '@khandai/contracts';\n"],
  ['libs/api-client/src/good.test.ts', "export { entry } from '@khandai/testing';\n"],
  ['libs/chat-ui/src/good.ts', "export { entry } from '@khandai/ui-kit';\n"],
  ['.storybook/good.ts', "export { entry } from '@khandai/ui-kit';\n"],
  ['libs/calendar/src/good.ts', "export const zone = 'Asia/Ho_Chi_Minh';\n"],
  ['libs/odds-parser/src/good.ts', 'export const line = (value: number): number => value / 4;\n'],
  [
    'apps/web/app/features/home/Home.tsx',
    "import { entry } from '@khandai/live-room';\n\nexport const Home = () => <p>{String(entry)}</p>;\n",
  ],
  ['apps/web/app/features/home/routes.tsx', "export { Home } from './Home';\n"],
  ['apps/web/app/features/home/lounge.ts', "export { high } from '../../domains/high';\n"],
  ['apps/web/app/assembly/good.ts', "export { Home } from '../features/home/routes';\n\nexport const good = true;\n"],
  ['apps/web/app/domains/low/inner.ts', 'export const inner = true;\n'],
  ['apps/web/app/domains/low/index.ts', "export { inner as low } from './inner';\n"],
  ['apps/web/app/domains/high/index.ts', "export { low as high } from '../low';\n"],
  ['apps/server/src/modules/live/live-repository.ts', "export { eq } from 'drizzle-orm';\n"],
  ['apps/server/src/modules/live/good.ts', `export type Good = string;\n${from('../fixtures/good.js')}`],
  ['apps/server/src/modules/fixtures/good.ts', from('../../platform/good.js')],
  ['apps/web/app/domains/odds/read-rows.ts', "export { parseAllRows } from '@khandai/odds-parser';\n"],
  ['apps/server/src/feeds/good.ts', from('./recording/good.js')],
  ['apps/server/src/feeds/recording/good.ts', from('../openfootball/good.js')],
  ['apps/server/src/feeds/openfootball/good.ts', from('../input/good.js')],
  ['apps/server/src/feeds/ingest/good.ts', from('../input/good.js')],
  ['apps/server/src/feeds/input/good.ts', from('../../modules/fixtures/good.js')],
  ['apps/server/src/realtime/good.ts', from('../platform/good.js')],
  [
    'apps/server/src/realtime/lookup.ts',
    'export const handlerOf = (topics: Readonly<Record<string, string>>, topic: string) => topics[topic];\n',
  ],
  ['apps/server/src/modules/chat/good.ts', from('../../platform/good.js')],
  ['apps/server/src/platform/good.ts', 'export const good = 1;\n'],
  ['apps/server/src/feeds/demo/lazy.ts', "export const lazy = () => import('@khandai/demo');\n"],
  ['apps/demo/src/good.ts', "export { good } from '@khandai/server/feed-port';\n"],
  ['apps/demo/src/index.ts', 'export const entry = true;\n'],
  ['apps/server/src/feeds/feed-port.ts', from('./input/good.js')],
  ['apps/server/src/app.ts', from('./modules/chat/good.js')],
];

/** The other files of the import cycle between domains; lint reports each of them too. */
const circleFiles = [
  ['apps/web/app/domains/round-a/index.ts', 'export type RoundA = string;\n'],
  ['apps/web/app/domains/round-b/index.ts', "export type { RoundC as RoundB } from '../round-c';\n"],
  ['apps/web/app/domains/round-c/index.ts', "export type { RoundA as RoundC } from '../round-a';\n"],
];

const REPORT = 'lint-report.json';

describe('the rules between projects, as lint through Nx sees them', () => {
  /** @type {WorkspaceCopy} */
  let copy;
  let run;
  /** @type {Map<string, string[]>} */
  let rulesByFile;

  beforeAll(() => {
    copy = new WorkspaceCopy({ sources: false });
    for (const [, file, text] of violations) copy.write(file, text);
    for (const [file, text] of [...goodFiles, ...circleFiles]) copy.write(file, text);
    copy.write(
      'libs/api-client/package.json',
      packageThatLists(copy.json('libs/api-client/package.json'), '@khandai/contracts'),
    );
    run = copy.run('nx', [
      'run-many',
      '-t',
      'lint',
      '--skip-nx-cache',
      '--nxBail=false',
      '--format=json',
      `--output-file=${REPORT}`,
    ]);
    rulesByFile = collectReports(copy);
  }, 300_000);

  afterAll(() => copy.remove());

  it('fails the lint of the workspace', () => {
    expect(run.output).toContain('chat-socket:lint');
    expect(run.code).not.toBe(0);
  });

  it.each(violations)('refuses that %s', (_what, file, _text, rule) => {
    // This rule reports a missing dependency in the package.json, not in the file that imports it.
    const place = rule === '@nx/dependency-checks' ? file.replace(/src\/.*/, 'package.json') : file;
    expect(rulesByFile.get(place)).toContain(rule);
  });

  it('knows the directions without Nx and its cache too, as an editor lints', () => {
    const [, file] = violations[0];
    rmSync(join(copy.root, '.nx'), { recursive: true, force: true });
    const { code, output } = copy.run('eslint', [file]);
    expect(output).toContain(BOUNDARY);
    expect(code).toBe(1);
  }, 120_000);

  it.each(goodFiles)('accepts %s', (file) => {
    expect(rulesByFile.get(file)).toEqual([]);
  });
});

function packageThatLists(manifest, dependency) {
  return JSON.stringify({ ...manifest, dependencies: { [dependency]: '0.1.0' } });
}

function collectReports(copy) {
  const rules = new Map();
  for (const { root } of Object.values(copy.json('workspace.json').projects)) {
    if (!existsSync(join(copy.root, root, REPORT))) continue;
    for (const { filePath, messages } of copy.json(`${root}/${REPORT}`)) {
      rules.set(
        filePath.slice(copy.root.length + 1),
        messages.map(({ ruleId, message }) => ruleId ?? message),
      );
    }
  }
  return rules;
}
