import fc from 'fast-check';
import { cleanMessage, codePoints, isVisible, searchKey } from './plain-text.js';

describe('the stored form of a typed text', () => {
  test.each([
    ['decomposed Vietnamese becomes composed', 'Vie\u0323\u0302t Nam', 'Việt Nam'],
    ['lines and tabs become one space', ' hay\r\n\tquá  trời ', 'hay quá trời'],
    ['control characters go', 'a\u0000b\u001b[31mc\u009f', 'ab[31mc'],
    ['zero-width characters and soft hyphens go', 'c\u200bh\u2060a\ufeffo\u00ad', 'chao'],
    ['direction changes go', '\u202eoahc\u202c \u2066x\u2069\u200f', 'oahc x'],
    ['a joiner outside an emoji goes', 'a\u200db', 'ab'],
    ['tags outside a flag go', 'a\u{e0061}\u{e007f}b', 'ab'],
    ['a joined emoji stays whole', '👨‍👩‍👧 👩🏽‍⚽', '👨‍👩‍👧 👩🏽‍⚽'],
    ['the flag of England stays whole', '🏴󠁧󠁢󠁥󠁮󠁧󠁿!', '🏴󠁧󠁢󠁥󠁮󠁧󠁿!'],
    ['a tower of marks is cut to three', `x${'\u0316'.repeat(60)}`, `x${'\u0316'.repeat(3)}`],
    ['half a character is replaced', 'a\ud800b', 'a\ufffdb'],
    ['markup stays the text it is', '<script>alert("1")</script>', '<script>alert("1")</script>'],
  ])('[WS10] %s', (_, typed, stored) => {
    expect(cleanMessage(typed)).toBe(stored);
  });

  test('[WS10] cleaning a second time changes nothing, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const once = cleanMessage(text);
        expect(cleanMessage(once)).toBe(once);
        expect(once).not.toMatch(/[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/u);
        expect(once.isWellFormed()).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test.each(['', '\u3164', '\ufe0f\ufe0f', '\u0301'])('[WS10] %j has no visible character', (text) => {
    expect(isVisible(cleanMessage(text))).toBe(false);
  });

  test('[WS10] length is counted in code points', () => {
    expect(codePoints('⚽🔥ế')).toBe(3);
  });

  test.each([
    ['Thủ môn Đặng Văn Lâm', 'thu mon dang van lam'],
    ['VIỆT NAM VÔ ĐỊCH', 'viet nam vo dich'],
  ])('[CH10] (search) %s is found as %s', (text, key) => {
    expect(searchKey(text)).toBe(key);
  });
});
