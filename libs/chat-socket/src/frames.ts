import { NOT_LOGGED_IN, type ServerFrame } from '@khandai/contracts';

/** A frame of the server, or null for what is none: the server is trusted for shapes, not for being the server. */
export function parseFrame(data: unknown): ServerFrame | null {
  if (typeof data !== 'string') return null;
  try {
    const value: unknown = JSON.parse(data);
    const named = typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
    return named ? (value as ServerFrame) : null;
  } catch {
    return null; // Not JSON: a proxy's page, say. The watchdog sees to a server that says nothing else.
  }
}

/** Only the server's own words count: a fan may write the very word in a message. */
export function saysNotLoggedIn(frame: ServerFrame): boolean {
  if (frame.type === 'error' && frame.key === NOT_LOGGED_IN) return true;
  return 'msg' in frame && typeof frame.msg === 'string' && frame.msg.includes(NOT_LOGGED_IN);
}
