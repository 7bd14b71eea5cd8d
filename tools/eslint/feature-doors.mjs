import { dirname, resolve, sep } from 'node:path';

/**
 * A feature is reached only through its `routes` file, and only by the shell: never by another feature.
 * Nx tags cannot say this, because all features live in one project.
 */
const featureDoors = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      sibling: 'Feature "{{from}}" imports feature "{{to}}". Move what both need to the shell or to a library.',
      door: 'Only "features/{{to}}/routes" may be imported from outside the feature.',
    },
  },
  create(context) {
    const from = placeOf(context.filename);
    if (!from) return {};

    const check = (node, specifier) => {
      const target = typeof specifier === 'string' ? resolveImport(from, context.filename, specifier) : undefined;
      const to = target && placeOf(target);
      if (!to?.feature || to.feature === from.feature) return;
      if (from.feature) context.report({ node, messageId: 'sibling', data: { from: from.feature, to: to.feature } });
      else if (!/^routes(\.tsx?)?$/.test(to.inside)) context.report({ node, messageId: 'door', data: { to: to.feature } });
    };

    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.value),
    };
  },
};

/** Where a file of apps/web is: its source folder, its feature if any, and its path inside that feature. */
function placeOf(file) {
  const path = file.split(sep).join('/');
  const match = /^(.*\/apps\/web\/[^/]+)\/(?:features\/([^/]+)\/?(.*))?/.exec(path);
  if (!match) return undefined;
  const [, source, feature, inside = ''] = match;
  return { source, feature, inside };
}

function resolveImport({ source }, file, specifier) {
  if (specifier.startsWith('.')) return resolve(dirname(file), specifier);
  if (specifier.startsWith('~/')) return resolve(source, specifier.slice(2));
  return undefined;
}

export const khandai = { rules: { 'feature-doors': featureDoors } };
