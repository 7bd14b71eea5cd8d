import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

/**
 * Allowed imports inside the web app. The shell imports no domain and no feature. A domain imports the shell, and other
 * domains through their index.ts, without cycles. A feature imports the shell, and domains through their index.ts, but
 * no other feature. Nx tags cannot express this, because the web app is one project.
 */
const webLayers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      shell:
        'The shell knows no domain, but imports "{{to}}". Give the shell a slot or a port and fill it in app/assembly.',
      upward: 'Domain "{{from}}" imports "{{to}}" of a higher layer. Move what it needs into a domain or the shell.',
      sibling: 'Feature "{{from}}" imports feature "{{to}}". Move what both need to a domain, the shell or a library.',
      featureRoutes: 'Only "features/{{to}}/routes" may be imported from outside the feature.',
      domainIndex: 'Import from "domains/{{to}}": its index.ts names what others may use.',
      ownIndex: 'Inside domain "{{to}}" import the file itself, not the index.ts for others.',
      circle:
        'Domains "{{from}}" and "{{to}}" import each other: {{path}}. Take what is missing as a port, or by a slot from app/assembly.',
    },
  },
  create(context) {
    const from = placeOf(context.filename);
    if (!from) return {};

    const check = (node, specifier) => {
      const target = typeof specifier === 'string' ? resolveImport(from, context.filename, specifier) : undefined;
      const to = target && placeOf(target);
      if (!to) return;
      const fault = faultOf(from, to);
      if (fault) context.report({ node, ...fault });
    };

    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.value),
      TSImportType: (node) => check(node, node.source?.value ?? node.argument?.literal?.value),
    };
  },
};

function faultOf(from, to) {
  const data = { from: from.name, to: to.name };
  if (to.area === 'features') {
    if (from.area === 'features') return from.name === to.name ? undefined : { messageId: 'sibling', data };
    if (from.area === 'shell') return { messageId: 'shell', data: { to: `features/${to.name}` } };
    if (from.area === 'domains') return { messageId: 'upward', data: { ...data, to: `features/${to.name}` } };
    return isRoutes(to) ? undefined : { messageId: 'featureRoutes', data };
  }
  if (to.area === 'assembly') {
    if (from.area === 'shell') return { messageId: 'shell', data: { to: 'assembly' } };
    return from.area === 'domains' ? { messageId: 'upward', data: { ...data, to: 'assembly' } } : undefined;
  }
  if (to.area !== 'domains') return undefined;
  if (from.area === 'shell') return { messageId: 'shell', data: { to: `domains/${to.name}` } };
  if (from.area !== 'domains') return isIndex(to) ? undefined : { messageId: 'domainIndex', data };
  if (from.name === to.name) return isIndex(to) ? { messageId: 'ownIndex', data } : undefined;
  if (!isIndex(to)) return { messageId: 'domainIndex', data };
  const path = pathBetween(to.name, from.name, importsOf(from.source));
  return path && { messageId: 'circle', data: { ...data, path: [from.name, ...path].join(' → ') } };
}

const isIndex = ({ inside }) => /^(index(\.ts)?)?$/.test(inside);
const isRoutes = ({ inside }) => /^routes(\.tsx?)?$/.test(inside);

/**
 * Location of a file of apps/web/app: its area, its domain or feature if any, and its path inside that. Undefined for
 * all other files.
 */
function placeOf(file) {
  const path = file.split(sep).join('/');
  const match = /^(.*\/apps\/web\/app)\/(?:(features|domains)\/([^/]+)\/?(.*)|(shell|assembly)(?:\/.*)?|.*)$/.exec(
    path,
  );
  if (!match) return undefined;
  const [, source, named, name, inside = '', area] = match;
  return { source, area: named ?? area, name, inside };
}

function resolveImport({ source }, file, specifier) {
  if (specifier.startsWith('.')) return resolve(dirname(file), specifier);
  if (specifier.startsWith('~/')) return resolve(source, specifier.slice(2));
  return undefined;
}

/** Names of the domains on an import path from the first domain to the last, if there is one. */
function pathBetween(first, last, imports, seen = new Set()) {
  if (first === last) return [last];
  seen.add(first);
  for (const next of imports.get(first) ?? []) {
    const rest = seen.has(next) ? undefined : pathBetween(next, last, imports, seen);
    if (rest) return [first, ...rest];
  }
  return undefined;
}

/** @type {Map<string, Map<string, Set<string>>>} */
const known = new Map();

/** The imports between the domains of a source folder, cached for the run. */
function importsOf(source) {
  if (!known.has(source)) known.set(source, readImports(join(source, 'domains')));
  return known.get(source);
}

function readImports(domains) {
  const imports = new Map();
  for (const file of readdirSync(domains, { recursive: true })) {
    if (!/\.tsx?$/.test(file)) continue;
    const own = file.split(sep)[0];
    for (const [, specifier] of readFileSync(join(domains, file), 'utf8').matchAll(
      /(?:from|import\()\s*'(\.[^']*)'/g,
    )) {
      const to = placeOf(resolve(dirname(join(domains, file)), specifier));
      if (to?.area !== 'domains' || to.name === own) continue;
      imports.set(own, (imports.get(own) ?? new Set()).add(to.name));
    }
  }
  return imports;
}

export const khandai = { rules: { 'web-layers': webLayers } };
