import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Paths from the root of the Markdown files git knows. */
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** Targets of the relative links of a document, and the paths it names in backticks below one of the top folders. */
function namedFiles(document) {
  const text = readFileSync(join(root, document), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, path]) =>
    join(dirname(document), path),
  );
  const paths = [...text.matchAll(/`((?:apps|docs|libs|tools|\.storybook)\/[\w./-]+\.(?:ts|tsx|mjs|md|json))`/g)].map(
    ([, path]) => path,
  );
  return [...links, ...paths];
}

describe('the documents', () => {
  it('number their decisions without a hole', () => {
    const numbers = readdirSync(join(root, 'docs/adr')).map((name) => Number(name.slice(0, 4)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index));
  });

  it('carry in each decision the number of its file', () => {
    const titles = readdirSync(join(root, 'docs/adr')).map((name) => [
      name.slice(0, 4),
      readFileSync(join(root, 'docs/adr', name), 'utf8').slice(2, 6),
    ]);
    expect(titles.filter(([file, title]) => file !== title)).toEqual([]);
  });

  it('name no file that is absent', () => {
    const absent = documents.flatMap((document) =>
      namedFiles(document)
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${document}: ${path}`),
    );
    expect(absent).toEqual([]);
  });
});
