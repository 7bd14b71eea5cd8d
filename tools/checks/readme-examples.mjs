import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, testing } from './packed-libraries.mjs';

const BLOCK = /^```(tsx?)\n(.*?)^```$/gms;
/** Matches `console.log(x); // text`: the example must print this text. */
const PROMISE = /console\.log\(.*\);? ?\/\/ (.+)$/gm;

/** @typedef {{ name: string, file: string, source: string, promises: string[] }} Example */

/**
 * The code blocks of a library's README, each as a separate module.
 * @param {{ name: string, folder: string }} library @returns {Example[]}
 */
export function examplesOf({ name, folder }) {
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  return [...text.matchAll(BLOCK)].map(([, kind, source], at) => ({
    name: `${name} ${at + 1}`,
    file: `${name}-${at + 1}.${kind}`,
    source,
    promises: [...source.matchAll(PROMISE)].map(([, promise]) => promise.trim()),
  }));
}

/** Compiles examples with strict compiler options, as a consumer may use. On errors, throws the compiler's output. */
export function compileExamples(examples, folder) {
  for (const { file, source } of examples) writeFileSync(join(folder, file), source);
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'nodenext',
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
    types: [],
    rootDir: '.',
    outDir: 'out',
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: examples.map(({ file }) => file) }),
  );
  run('tsc', ['-p', 'tsconfig.json'], { cwd: folder });
}

/** Runs a compiled example in Node and returns its output. Renders React elements that the example exports. */
export function runExample({ file }, folder) {
  return run('node', ['run-example.mjs', `./out/${file.replace(/\.tsx?$/, '.js')}`], {
    cwd: folder,
    env: { FORCE_COLOR: '0' },
  });
}

/** Writes the program that runs an example into `folder`. It creates a jsdom document if the example uses one. */
export function writeRunner(folder) {
  const program = `
    import { readFileSync } from 'node:fs';
    const file = process.argv[2];
    if (/\\bdocument\\b/.test(readFileSync(file, 'utf8'))) {
      const { JSDOM } = await import('jsdom');
      const { window } = new JSDOM('<!doctype html>', { url: 'http://127.0.0.1/' });
      Object.assign(globalThis, { window, document: window.document, HTMLMediaElement: window.HTMLMediaElement });
    }
    const exported = Object.values(await import(file));
    if (exported.length > 0) {
      const { renderToString } = await import('react-dom/server');
      for (const element of exported) console.log(renderToString(element));
    }
  `;
  writeFileSync(join(folder, 'run-example.mjs'), program);
}

/** Compiles and installs `@khandai/testing`, because Node does not run TypeScript from node_modules. */
export function installTesting(folder) {
  const target = join(folder, 'node_modules/@khandai/testing');
  mkdirSync(target, { recursive: true });
  cpSync(join(testing.folder, 'src'), join(target, 'src'), {
    recursive: true,
    filter: (path) => !/\.test\./.test(path),
  });
  const compilerOptions = {
    target: 'es2023',
    lib: ['es2024', 'dom'],
    module: 'nodenext',
    strict: true,
    skipLibCheck: true,
    declaration: true,
    types: ['node'],
    rootDir: 'src',
    outDir: 'dist',
  };
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
  writeFileSync(join(target, 'package.json'), JSON.stringify({ ...testing.manifest, exports }));
  writeFileSync(join(target, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  run('tsc', ['-p', 'tsconfig.json'], { cwd: target });
}
