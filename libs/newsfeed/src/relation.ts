import type { RelationState } from '@khandai/contracts';

/** What changes a friendship: acts of the user, and acts of the other member as the user learns of them. */
export type RelationEvent =
  'send' | 'cancel' | 'accept' | 'reject' | 'block' | 'unblock' | 'theySend' | 'theyAccept' | 'theyEnd';

type Table = Readonly<Record<RelationState, Readonly<Record<RelationEvent, RelationState | null>>>>;

/** State × event. Null: the event is not possible, and the server refuses it. `theyEnd`: they refuse, take back, unfriend or block. */
const TABLE: Table = {
  none: {
    ...{ send: 'sent', cancel: 'none', accept: null, reject: 'none', block: 'blocked', unblock: 'none' },
    ...{ theySend: 'received', theyAccept: 'none', theyEnd: 'none' },
  },
  sent: {
    ...{ send: 'sent', cancel: 'none', accept: null, reject: null, block: 'blocked', unblock: 'sent' },
    ...{ theySend: 'friends', theyAccept: 'friends', theyEnd: 'none' },
  },
  received: {
    ...{
      send: 'friends',
      cancel: 'received',
      accept: 'friends',
      reject: 'none',
      block: 'blocked',
      unblock: 'received',
    },
    ...{ theySend: 'received', theyAccept: 'received', theyEnd: 'none' },
  },
  friends: {
    ...{ send: 'friends', cancel: 'none', accept: 'friends', reject: null, block: 'blocked', unblock: 'friends' },
    ...{ theySend: 'friends', theyAccept: 'friends', theyEnd: 'none' },
  },
  blocked: {
    ...{ send: null, cancel: 'blocked', accept: null, reject: null, block: 'blocked', unblock: 'none' },
    ...{ theySend: 'blocked', theyAccept: 'blocked', theyEnd: 'blocked' },
  },
};

/** What two members are to each other after an event; null when it is not possible. Following is apart: it needs no answer. */
export const relationAfter = (state: RelationState, event: RelationEvent): RelationState | null => TABLE[state][event];
