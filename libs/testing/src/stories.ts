/** What a `.stories.tsx` file exports by default, as far as the checks below read it. */
export interface StoryMeta {
  title: string;
  component?: unknown;
  subcomponents?: Record<string, unknown>;
}

/**
 * Imports the story files among `files`, paths below `folder` as `readdirSync` lists them. Call it outside of tests:
 * `storybook/test` registers hooks when it is imported.
 */
export async function loadStories(folder: string, files: readonly string[]): Promise<StoryMeta[]> {
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  return Promise.all(stories.map(async (file) => ((await import(`${folder}/${file}`)) as { default: StoryMeta }).default));
}

/** Names of the components in `library` that no story shows. `invisible` are components that draw nothing. */
export function componentsWithoutStory(library: object, metas: readonly StoryMeta[], invisible: readonly unknown[] = []): string[] {
  const shown = new Set<unknown>([
    ...invisible,
    ...metas.flatMap(({ component, subcomponents = {} }) => [component, ...Object.values(subcomponents)]),
  ]);
  return Object.entries(library)
    .filter(([name, value]) => isComponent(name, value) && !shown.has(value))
    .map(([name]) => name);
}

/** Titles that are not "group/name" of the given groups, and titles that two files share. */
export function badTitles(metas: readonly StoryMeta[], groups: readonly string[]): string[] {
  const titles = metas.map(({ title }) => title);
  return titles.filter((title, n) => {
    const [group = '', ...names] = title.split('/');
    return !groups.includes(group) || names.length !== 1 || titles.indexOf(title) !== n;
  });
}

const isComponent = (name: string, value: unknown): boolean => /^[A-Z][a-z]/.test(name) && !isClass(value);
const isClass = (value: unknown): boolean => typeof value === 'function' && /^class\b/.test(String(value));
