/** The fields of the default export of a `.stories.tsx` file that the checks below use. */
export interface StoryMeta {
  title: string;
  component?: unknown;
  subcomponents?: Record<string, unknown>;
}

/**
 * Imports the story files among `files`, which are paths relative to `folder`, as from `readdirSync`. Call it outside
 * tests, because `storybook/test` registers hooks on import.
 */
export async function loadStories(folder: string, files: readonly string[]): Promise<StoryMeta[]> {
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  return Promise.all(
    stories.map(async (file) => ((await import(`${folder}/${file}`)) as { default: StoryMeta }).default),
  );
}

/** Names of the components in `library` without a story. `invisible` lists components that render nothing. */
export function componentsWithoutStory(
  library: object,
  metas: readonly StoryMeta[],
  invisible: readonly unknown[] = [],
): string[] {
  const shown = new Set<unknown>([
    ...invisible,
    ...metas.flatMap(({ component, subcomponents = {} }) => [component, ...Object.values(subcomponents)]),
  ]);
  return Object.entries(library)
    .filter(([name, value]) => isComponent(name, value) && !shown.has(value))
    .map(([name]) => name);
}

/** Titles that are not "group/name" with one of the given groups, and duplicate titles. */
export function badTitles(metas: readonly StoryMeta[], groups: readonly string[]): string[] {
  const titles = metas.map(({ title }) => title);
  return titles.filter((title, n) => {
    const [group = '', ...names] = title.split('/');
    return !groups.includes(group) || names.length !== 1 || titles.indexOf(title) !== n;
  });
}

const isComponent = (name: string, value: unknown): boolean => /^[A-Z][a-z]/.test(name) && !isClass(value);
const isClass = (value: unknown): boolean => typeof value === 'function' && /^class\b/.test(String(value));
