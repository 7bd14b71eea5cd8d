/** A frame of the server: a JSON object whose `type` is text. */
export interface Frame {
  readonly type: string;
}

/**
 * Parses a frame; null for anything else, for example binary data or the error page of a proxy. Checks only `type` and
 * trusts the server for the other fields.
 */
export function parseFrame<Received extends Frame>(data: unknown): Received | null {
  if (typeof data !== 'string') return null;
  try {
    const value: unknown = JSON.parse(data);
    return isFrame(value) ? (value as Received) : null;
  } catch {
    return null; // Not JSON.
  }
}

function isFrame(value: unknown): value is Frame {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
