import { changedFields, collisionsOf, underTyped } from './three-way';

const before = { title: 'Cũ', linkUrl: '/a', sort: 1, domain: null };

it('a field that only one of two editors changed is no collision', () => {
  expect(collisionsOf(before, { ...before, linkUrl: '/b' }, { ...before, title: 'Mới' })).toEqual([]);
});

it('a field that both changed is one, unless both wrote the same', () => {
  const theirs = { ...before, title: 'Của họ', sort: 2 };
  expect(collisionsOf(before, theirs, { ...before, title: 'Của tôi', sort: 2 })).toEqual([
    { field: 'title', theirs: 'Của họ' },
  ]);
});

it('an empty input is the same as no value', () => {
  expect(changedFields(before, { ...before, domain: '', sort: 3 })).toEqual({ sort: 3 });
});

it('what was typed since a save was sent lies over what was stored of it', () => {
  const sent = { ...before, title: ' Mới ' };
  const typed = { ...sent, sort: 5 };
  expect(underTyped({ ...sent, title: 'Mới' }, sent, typed)).toEqual({ ...before, title: 'Mới', sort: 5 });
});
