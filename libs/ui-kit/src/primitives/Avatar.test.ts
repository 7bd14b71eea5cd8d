import { initials } from './Avatar.js';

describe('initials', () => {
  it.each([
    ['Gió Lào', 'GL'],
    ['Cú <3', 'C'],
    ['  nguyễn văn "Bình"', 'NB'],
    ['Ớt', 'Ớ'],
    ['_thu 99', 'T'],
    ['2026', '2'],
    ['<3', '3'],
    ['…', ''],
    ['', ''],
  ])('of %p are %p: letters only', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
