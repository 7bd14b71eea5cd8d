import { ImageMemory } from './image-memory.js';

const open = () => {
  const memory = new ImageMemory<{ bytes: Uint8Array }>(1_000);
  const put = (key: string, bytes = 100) => memory.set(key, { bytes: new Uint8Array(bytes) });
  const there = () => [...'abcdefghijkl'].filter((key) => memory.get(key)).join('');
  return { memory, put, there };
};

it('holds a limited number of bytes, and evicts the least recently used entry', () => {
  const { memory, put, there } = open();
  for (const key of 'abcdefghij') put(key);
  memory.get('a');
  put('k');
  expect(there()).toBe('acdefghijk');
  put('a');
  expect(there()).toBe('acdefghijk');
  memory.drop('a');
  put('b');
  expect(there()).toBe('bcdefghijk');
});

it('rejects an entry that would evict many others, and drops the old value of its key', () => {
  const { put, there } = open();
  for (const key of 'abc') put(key);
  put('b', 126);
  expect(there()).toBe('ac');
});
