import { NOT_LOGGED_IN, type ServerFrame } from '@khandai/contracts';

/** Checks only the server's own fields, because a user may write the same word in a chat message. */
export function saysNotLoggedIn(frame: ServerFrame): boolean {
  if (frame.type === 'error' && frame.key === NOT_LOGGED_IN) return true;
  return 'msg' in frame && typeof frame.msg === 'string' && frame.msg.includes(NOT_LOGGED_IN);
}
