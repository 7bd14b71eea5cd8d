import { NOT_LOGGED_IN, type ServerFrame } from '@khandai/contracts';

/** Parses a server frame; null for anything else, because a proxy may answer instead. Trusts the shape of the rest. */
export function parseFrame(data: unknown): ServerFrame | null {
  if (typeof data !== 'string') return null;
  try {
    const value: unknown = JSON.parse(data);
    const named = typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
    return named ? (value as ServerFrame) : null;
  } catch {
    return null; // Not JSON, for example a proxy's error page.
  }
}

/** Checks only the server's own fields, because a user may write the same word in a chat message. */
export function saysNotLoggedIn(frame: ServerFrame): boolean {
  if (frame.type === 'error' && frame.key === NOT_LOGGED_IN) return true;
  return 'msg' in frame && typeof frame.msg === 'string' && frame.msg.includes(NOT_LOGGED_IN);
}
