import type { Translated } from '../sentences';
import type { vi } from '../vi';

export const account = {
  menu: 'Account of {{name}}',
  member: 'Member',
  mine: 'My account',
  left: 'Logged out',
  leftText: 'You are watching as a guest.',
  expired: { title: 'Error', text: 'Your session has expired.' },
  notLoaded: 'This part did not open',
  notLoadedText: 'Check your connection and try again.',
} as const satisfies Translated<typeof vi.account>;
