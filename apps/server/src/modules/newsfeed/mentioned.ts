/** A member, by a name under which a text may name them. */
export interface Named {
  readonly userId: number;
  readonly name: string;
}

/** Those whose `@name` is in the text, each once. Of two names that fit at one place, the longer one counts. */
export function mentionedIn(text: string, people: readonly Named[]): Named[] {
  const byLength = [...people].filter(({ name }) => name !== '').sort((a, b) => b.name.length - a.name.length);
  const found = new Map<number, Named>();
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const first = byLength.find(({ name }) => isNamedAt(text, at + 1, name));
    for (const one of byLength) if (one.name === first?.name && !found.has(one.userId)) found.set(one.userId, one);
  }
  return [...found.values()];
}

/** A name ends where no letter or digit follows: "@An" does not name An in "@Anh". */
const isNamedAt = (text: string, at: number, name: string): boolean =>
  text.startsWith(name, at) && !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(at + name.length));
