/** Parses a client's text as an object with a `type`; undefined for any other text. */
export function frameRecord(text: string): (Record<string, unknown> & { readonly type: string }) | undefined {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || !('type' in value) || typeof value.type !== 'string')
    return undefined;
  return value as Record<string, unknown> & { readonly type: string };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: returns undefined, so the caller answers that the frame is malformed.
    return undefined;
  }
}
