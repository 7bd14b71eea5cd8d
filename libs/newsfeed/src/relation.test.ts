import type { RelationState } from '@khandai/contracts';
import fc from 'fast-check';
import { relationAfter, type RelationEvent } from './relation.js';

type Act = 'send' | 'cancel' | 'accept' | 'reject' | 'block' | 'unblock';
const acts: readonly Act[] = ['send', 'cancel', 'accept', 'reject', 'block', 'unblock'];

/** What the other member learns of an act; undefined for nothing. */
function learned(act: Act, was: RelationState): RelationEvent | undefined {
  switch (act) {
    case 'send':
      return was === 'none' || was === 'received' ? 'theySend' : undefined;
    case 'accept':
      return was === 'received' ? 'theyAccept' : undefined;
    case 'cancel':
      return was === 'sent' || was === 'friends' ? 'theyEnd' : undefined;
    case 'reject':
      return was === 'received' ? 'theyEnd' : undefined;
    default:
      return (act === 'block') !== (was === 'blocked') ? 'theyEnd' : undefined;
  }
}

/** What one of two may be while the other is that. A member who is blocked does not learn it. */
const together: Readonly<Record<RelationState, readonly RelationState[]>> = {
  none: ['none', 'blocked'],
  sent: ['received', 'blocked'],
  received: ['sent'],
  friends: ['friends'],
  blocked: ['none', 'sent', 'blocked'],
};

/** What the one who acts is, and what the other one is. */
type Both = readonly [RelationState, RelationState];

const swapped = ([one, other]: Both): Both => [other, one];

function afterBoth([actor, other]: Both, act: Act): Both {
  const next = relationAfter(actor, act);
  if (next === null) return [actor, other];
  const told = learned(act, actor);
  const after = told ? relationAfter(other, told) : other;
  if (after === null) throw new Error('an act of the other member is always possible');
  return [next, after];
}

describe('two members', () => {
  test('[NF4] (machine) see the same friendship after any acts of both, and a block says nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.constantFrom(...acts))), (history) => {
        let pair: Both = ['none', 'none'];
        for (const [isMine, act] of history) {
          pair = isMine ? afterBoth(pair, act) : swapped(afterBoth(swapped(pair), act));
          const [mine, theirs] = pair;
          expect(together[mine]).toContain(theirs);
          expect(together[theirs]).toContain(mine);
        }
      }),
    );
  });

  test.each<[RelationState, RelationEvent, RelationState | null]>([
    ['none', 'send', 'sent'],
    ['received', 'send', 'friends'],
    ['sent', 'theySend', 'friends'],
    ['received', 'reject', 'none'],
    ['sent', 'accept', null],
    ['friends', 'cancel', 'none'],
    ['friends', 'block', 'blocked'],
    ['blocked', 'send', null],
    ['blocked', 'unblock', 'none'],
  ])('[NF17] %s, after %s: %s', (state, event, after) => {
    expect(relationAfter(state, event)).toBe(after);
  });
});
