/** The shape of a tree of sentences: the English tree has the same keys as the Vietnamese one. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** Paths of the sentences of a tree: `login.title`. */
export type WordKey<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${WordKey<T[K]>}`;
}[keyof T & (string | number)];

/** The sentence at a dotted path; undefined when there is none. */
export function sentenceAt(tree: unknown, path: string): string | undefined {
  let at: unknown = tree;
  for (const name of path.split('.')) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = new Map<string, unknown>(Object.entries(at)).get(name);
  }
  return typeof at === 'string' ? at : undefined;
}
