import type { Suggestion } from '../../chat/use-suggestions.js';

const all: readonly (Suggestion & { readonly plain: string })[] = [
  { key: '1', name: 'Hòa Bình', plain: 'hoa binh', picture: { id: 1, name: 'Hòa Bình' } },
  { key: '2', name: 'Minh', plain: 'minh', note: '@minh.nd', picture: { id: 2, name: 'Minh' } },
  { key: '3', name: 'Minh', plain: 'minh', note: '@minh.le', picture: { id: 3, name: 'Minh' } },
];

/** People of a room for the text behind an `@`. */
export const people = (word: string): readonly Suggestion[] => all.filter(({ plain }) => plain.startsWith(word));
