import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const app = join(root, 'apps/web/app');

/**
 * Search parameters that only the browser reads, which the server drops from the address that it renders: they open, scroll to or
 * play something on the page that everyone gets.
 */
const OF_THE_BROWSER = ['anh', 'binh-luan', 'login', 'messageId', 'pid', 't'];

/** The parameters with which the server renders a page, from the sources of `pageUrl`. */
function rendered() {
  const list = constantOf('READ', parse(join(root, 'apps/server/src/platform/pages/page-url.ts')));
  return list.elements.map(({ text }) => text);
}

const parsed = new Map();

function parse(file) {
  const known = parsed.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  parsed.set(file, source);
  return source;
}

/** What `look` finds in a node and in all nodes within it. */
function found(node, look) {
  const list = [...look(node)];
  node.forEachChild((child) => {
    list.push(...found(child, look));
  });
  return list;
}

/** The names of the parameters that a file reads, each with its place. */
const readsOf = (file) => {
  // Parsing takes longer than reading.
  if (!/searchParams/i.test(readFileSync(file, 'utf8'))) return [];
  const source = parse(file);
  return found(source, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
    const { name, expression } = node.expression;
    if (!['get', 'getAll', 'has'].includes(name.text) || !isSearch(expression)) return [];
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    return namesOf(node.arguments[0], source).map((parameter) => ({
      parameter,
      place: `${file.slice(root.length + 1)}:${line + 1}`,
    }));
  });
};

function isSearch(node) {
  if (ts.isNewExpression(node)) return node.expression.getText() === 'URLSearchParams';
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'searchParams';
  if (!ts.isIdentifier(node)) return false;
  const source = node.getSourceFile();
  return found(source, (one) => {
    if (ts.isParameter(one) && one.name.getText() === node.text) return [one.type?.getText() === 'URLSearchParams'];
    if (!ts.isVariableDeclaration(one) || !one.initializer) return [];
    if (one.name.getText() === node.text) return [isSearch(one.initializer)];
    const [first] = ts.isArrayBindingPattern(one.name) ? one.name.elements : [];
    return first?.name?.text === node.text ? [one.initializer.getText() === 'useSearchParams()'] : [];
  }).some(Boolean);
}

/** The texts that an argument stands for: itself, a constant here or in another file, or what callers of its function pass. */
function namesOf(node, source) {
  if (ts.isStringLiteral(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) {
    const object = constantOf(node.expression.getText(), source);
    const field = object && found(object, (one) => (ts.isPropertyAssignment(one) ? [one] : []));
    const value = field?.find(({ name }) => name.getText() === node.name.text)?.initializer;
    if (value) return namesOf(value, source);
  }
  if (ts.isIdentifier(node)) {
    const constant = constantOf(node.text, source);
    if (constant) return namesOf(constant, constant.getSourceFile());
    const callers = argumentsFor(node, source);
    if (callers.length > 0) return callers.flatMap((one) => namesOf(one, source));
  }
  throw new Error(
    `${source.fileName}: the name of a search parameter is not known before the page runs: ${node.getText()}`,
  );
}

function constantOf(name, source) {
  const [own] = found(source, (node) =>
    ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer ? [node.initializer] : [],
  );
  if (own) return ts.isAsExpression(own) ? own.expression : own;
  const [path] = found(source, (node) => {
    if (!ts.isImportDeclaration(node)) return [];
    const named = found(node, (one) => (ts.isImportSpecifier(one) ? [one.name.text] : []));
    return named.includes(name) ? [node.moduleSpecifier.text] : [];
  });
  return path?.startsWith('.') ? exported(name, fileOf(resolve(dirname(source.fileName), path))) : undefined;
}

function exported(name, file) {
  const source = parse(file);
  const [from] = found(source, (node) => {
    if (!ts.isExportDeclaration(node) || !node.moduleSpecifier) return [];
    const named = found(node, (one) => (ts.isExportSpecifier(one) ? [one.name.text] : []));
    return named.includes(name) ? [node.moduleSpecifier.text] : [];
  });
  return from === undefined ? constantOf(name, source) : exported(name, fileOf(resolve(dirname(file), from)));
}

const fileOf = (path) => {
  const [file] = globSync([`${path}.ts`, `${path}.tsx`, `${path}/index.ts`]);
  return file;
};

/** What callers in this file pass for a parameter of the function in which the identifier is. */
function argumentsFor(identifier, source) {
  let { parent } = identifier;
  while (parent && !ts.isFunctionDeclaration(parent)) ({ parent } = parent);
  const at = parent?.parameters.findIndex(({ name }) => name.getText() === identifier.text) ?? -1;
  if (at < 0) return [];
  return found(source, (node) =>
    ts.isCallExpression(node) && node.expression.getText() === parent.name.text ? [node.arguments[at]] : [],
  );
}

const files = globSync('**/*.{ts,tsx}', { cwd: app, exclude: (name) => name.includes('.test.') });
const reads = files.flatMap((file) => readsOf(join(app, file)));
const unique = (list) => [...new Set(list)].sort();

test('a search parameter that a page reads is one that the server renders with, or one of the browser alone', () => {
  const known = new Set([...rendered(), ...OF_THE_BROWSER]);
  expect(reads.filter(({ parameter }) => !known.has(parameter))).toEqual([]);
});

test('the server renders with no parameter that no page reads', () => {
  const read = new Set(reads.map(({ parameter }) => parameter));
  // The router's own.
  const others = ['_routes', 'index'];
  expect(unique([...rendered(), ...OF_THE_BROWSER].filter((name) => !read.has(name)))).toEqual(others);
});
