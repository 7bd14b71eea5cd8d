import { dirname, resolve, sep } from 'node:path';

/** The module that every module and every feed may import: it has the code all match data shares. */
const FLOOR = 'modules/fixtures';

/**
 * Allowed imports between the folders of apps/server/src. Nx tags cannot express them: the folders are one project.
 * A folder that is not listed here (`commands`, and files beside `app.ts`) composes the server and may import any.
 */
const allowed = {
  platform: () => false,
  modules: (from, to) => to.area === 'platform' || to.place === FLOOR,
  feeds: (from, to) => to.area === 'platform' || to.place === FLOOR || to.area === 'feeds',
  realtime: (from, to) => to.area === 'platform',
};

/** Folders of `feeds`, lowest first. A folder may import only the folders before it, so that no cycle forms. */
const feedOrder = [
  'input',
  'ingest',
  'polling',
  'demo',
  'openfootball',
  'vleague',
  'recording',
  'provider',
  'football-data',
];

const serverFloors = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      floor: '"{{from}}" may not import "{{to}}": ask for a port (an interface of your own) that app.ts fills.',
      lazy: 'Load "@khandai/demo" by import() where FEED is demo: no other feed needs its code.',
      upward: '"feeds/{{from}}" may not import "feeds/{{to}}": feeds import in the order {{order}}.',
    },
  },
  create(context) {
    const from = placeOf(context.filename);
    if (!from || !allowed[from.area]) return {};

    const check = (node, specifier) => {
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const to = placeOf(resolve(dirname(context.filename), specifier));
      if (!to || to.place === from.place) return;
      if (!allowed[from.area](from, to))
        context.report({ node, messageId: 'floor', data: { from: from.place, to: to.place } });
      else if (isUpward(from, to)) {
        context.report({
          node,
          messageId: 'upward',
          data: { from: from.folder, to: to.folder || 'feeds', order: feedOrder.join(' < ') },
        });
      }
    };

    const checkLazy = (node, kind) => {
      if (node.source?.value === '@khandai/demo' && kind !== 'type') context.report({ node, messageId: 'lazy' });
    };

    return {
      ImportDeclaration: (node) => {
        checkLazy(node, node.importKind);
        check(node, node.source.value);
      },
      ExportNamedDeclaration: (node) => {
        checkLazy(node, node.exportKind);
        check(node, node.source?.value);
      },
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.value),
      TSImportType: (node) => check(node, node.source?.value ?? node.argument?.literal?.value),
    };
  },
};

/** Files directly in `feeds` run the feeds and may import each of its folders; none of those may import them. */
function isUpward(from, to) {
  if (from.area !== 'feeds' || to.area !== 'feeds' || from.folder === '') return false;
  return feedOrder.indexOf(from.folder) <= feedOrder.indexOf(to.folder) || to.folder === '';
}

/** Location of a server file: its area, the folder inside the area, and both as one name. */
function placeOf(file) {
  const path = file.split(sep).join('/');
  const match = /\/apps\/server\/src\/(platform|modules|feeds|realtime|[^/]+)(?:\/(.*))?$/.exec(path);
  if (!match) return undefined;
  const [, area, rest = ''] = match;
  const folder =
    area === 'modules' || area === 'feeds' ? (rest.includes('/') ? rest.slice(0, rest.indexOf('/')) : '') : '';
  return { area, folder, place: folder ? `${area}/${folder}` : area };
}

export const server = { rules: { floors: serverFloors } };
