import type { Translated } from '../../sentences';
import type { LazyWords } from '../../vi/lazy';

export const live = {
  title: 'Live football today · Khán Đài',
  titleOf: 'Live {{sport}} today · Khán Đài',
  description: 'Every match live, to come and finished today, with Vietnamese commentators.',
  descriptionOf: 'Every {{sport}} match live, to come and finished today, with Vietnamese commentators.',
  crumb: 'Live',
  heading: 'Live today',
  headingOf: '{{sport}} today',
  toSchedule: 'Other days',
  toRaces: 'To the marble track: watch and check',
  none: 'No matches today',
  noneText: 'The schedule shows the next day with matches.',
} as const satisfies Translated<LazyWords['live']>;
