import type { Translated } from '../../sentences';
import type { LazyWords } from '../../vi/lazy';

export const picker = {
  label: 'Insert into the message',
  emoji: 'Emoji',
  stickers: 'Stickers',
  search: 'Search emoji: soccer, laugh, fire…',
  groups: 'Groups of emoji',
  found: 'Emoji found',
  none: 'No such emoji. Try another word.',
  group: {
    recent: 'Recent',
    faces: 'Smileys and emotion',
    people: 'People and body',
    nature: 'Animals and nature',
    food: 'Food and drink',
    travel: 'Travel and places',
    activities: 'Sports and activities',
    objects: 'Objects',
    symbols: 'Symbols',
    flags: 'Flags',
  },
} as const satisfies Translated<LazyWords['picker']>;
