import { added, changed, draftOf, moved } from './links-draft';

const list = draftOf([
  { label: 'A', href: '/a' },
  { label: 'B', href: '/b' },
  { label: 'C', href: '/c' },
]);
const labels = (links: readonly { link: { label: string } }[]) => links.map(({ link }) => link.label).join('');

it('a link moves within its list, and no further', () => {
  expect([labels(moved(list, 0, 2)), labels(moved(list, 2, 1))]).toEqual(['BCA', 'ACB']);
  expect([moved(list, 0, -1), moved(list, 2, 3), moved(list, 1, 1)]).toEqual([list, list, list]);
});

it('a link changes by its key, and a new one gets a key of its own', () => {
  expect(labels(changed(list, 1, { label: 'X' }))).toBe('AXC');
  const next = added(moved(list, 2, 0), { label: 'D', href: '/' });
  expect([next.key, labels(next.list)]).toEqual([3, 'CABD']);
  expect(added([], { label: 'D', href: '/' }).key).toBe(0);
});
