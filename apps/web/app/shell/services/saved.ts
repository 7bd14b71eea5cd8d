/** Parses saved JSON; returns an empty object if the text is missing, malformed or no object. */
export function parseSaved(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Malformed text under this key counts as nothing saved.
    return {};
  }
}

/** A saved boolean; `fallback` for any other value. */
export const flag = (value: unknown, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback);
