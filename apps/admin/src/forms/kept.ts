/** Reads what a form keeps in this browser; undefined when there is nothing. */
export function readKept(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    // Storage may be forbidden, or hold what an older version wrote: then nothing is kept.
    return undefined;
  }
}

export function keep(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the form on screen is the only copy then.
  }
}

export function dropKept(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Forbidden storage keeps nothing.
  }
}

/** Key of what a member types in one form: another member who uses this browser later does not get it. */
export const keptKey = (userId: number, form: string): string => `khandai:desk:form:${userId}:${form}`;
