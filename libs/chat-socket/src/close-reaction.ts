import { CloseCode } from '@khandai/contracts';

/** `renew`: get another token, then reconnect. `slow`: reconnect later than usual. `stop`: never reconnect. */
export type CloseReaction = 'renew' | 'slow' | 'stop' | 'usual';

const reactions: ReadonlyMap<number, CloseReaction> = new Map<number, CloseReaction>([
  [CloseCode.unauthorized, 'renew'],
  [CloseCode.protocolViolation, 'stop'],
  [CloseCode.tooMany, 'slow'],
  [CloseCode.tryAgainLater, 'slow'],
  [CloseCode.goingAway, 'slow'],
]);

/** What a client does when its socket was closed with `code`. */
export function reactionTo(code: number): CloseReaction {
  return reactions.get(code) ?? 'usual';
}
