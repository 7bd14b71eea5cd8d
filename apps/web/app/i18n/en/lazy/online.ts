import type { Translated } from '../../sentences';
import type { LazyWords } from '../../vi/lazy';

export const online = {
  here: 'Online here',
  title: 'Online',
  scope: 'Where',
  room: 'In this room',
  site: 'Whole site',
  members: 'Members: {{number}}',
  others: 'and {{number}} guests or members with a hidden status',
  list: 'Members online',
  you: 'You',
  more: 'More',
  empty: 'No members yet',
  emptyRoom: 'All viewers are guests or hide their status.',
  emptySite: 'Log in so that others see you here.',
} as const satisfies Translated<LazyWords['online']>;
