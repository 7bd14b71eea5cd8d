import { ImageMemory } from './image-memory.js';

it('holds so many bytes, and drives out what was unused for longest', () => {
  const memory = new ImageMemory<{ bytes: Uint8Array }>(250);
  const put = (key: string) => memory.set(key, { bytes: new Uint8Array(100) });
  const there = () => ['a', 'b', 'c'].filter((key) => memory.get(key));
  put('a');
  put('b');
  memory.get('a');
  put('c');
  expect(there()).toEqual(['a', 'c']);
  put('a');
  expect(there()).toEqual(['a', 'c']);
  memory.drop('a');
  put('b');
  expect(there()).toEqual(['b', 'c']);
});
