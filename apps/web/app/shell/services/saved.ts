/** What was saved as a JSON object; empty when nothing, or nothing of that shape, was. */
export function parseSaved(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Somebody else's text under our key: as good as nothing saved.
    return {};
  }
}

/** A switch as it was saved; `fallback` when what was saved is none. */
export const flag = (value: unknown, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback);
