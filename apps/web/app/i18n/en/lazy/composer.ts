import type { Translated } from '../../sentences';
import type { LazyWords } from '../../vi/lazy';

export const composer = {
  placeholder: 'Write a message…',
  cancelReply: 'Cancel reply',
  remaining: 'Characters left: {{number}}',
  tooLong: 'Too long by {{number}}. A message has at most {{limit}} characters.',
  toNow: 'This is the chat of this match. Go to the newest messages',
  joined: '{{name}} joined the room',
  joinedMany: '{{name}} and {{number}} more joined the room',
  reconnecting: 'Reconnecting… Your messages are sent once you are back online.',
  slow: 'You are sending too fast. Try again in {{seconds}} s.',
  asGuest: 'You are chatting as {{name}}',
  toNewest: 'You are reading older messages. See the newest',
  unreadAbove: '{{number}} unread',
  newLine: 'New',
  yesterday: 'Yesterday',
  older: 'Older messages',
  loadingOlder: 'Loading older messages…',
  emptyText: 'Be the first to say hello.',
  gift: {
    open: 'Send a gift',
    login: 'to send a gift in this room',
    you: 'You',
    shown: '{{sender}} → {{receiver}}: {{gift}}',
    spoken: '{{sender}} sent {{receiver}} {{number}} × {{gift}}',
  },
  loadFailedText: 'The connection to the chat room is failing.',
} as const satisfies Translated<LazyWords['composer']>;
