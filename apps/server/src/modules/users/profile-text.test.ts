import { cleanName } from './profile-text.js';

describe('cleanName', () => {
  it.each([
    ['Hangul fillers', '\u3164\u3164\u3164'],
    ['marks alone', '\u0301\u0302\u0303'],
    ['a letter between braille blanks', '\u2800a\u2800'],
    ['zero-width joiners', 'a\u200d\u200d'],
  ])('refuses a name with fewer than two visible characters: %s', (_what, name) => {
    expect(() => cleanName(name, 'displayName')).toThrow('badField');
  });

  it('cuts stacks of combining marks and keeps Vietnamese unchanged', () => {
    expect(cleanName(`Z${'\u0336'.repeat(30)}o`, 'nickname')).toBe(`Z${'\u0336'.repeat(3)}o`);
    expect(cleanName('  Nguye\u0302\u0303n   Thị Ngát ', 'nickname')).toBe('Nguyễn Thị Ngát');
  });
});
