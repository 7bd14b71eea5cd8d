import { cutText } from './cut-text.js';
import { splitMarks } from './split-marks.js';

const marks = [{ text: '@An' }, { text: '@An Viết' }, { text: '#VLeague', anyCase: true }];
const marked = (text: string) => splitMarks(text, marks).map((part) => (part.mark ? `[${part.text}]` : part.text));

describe('marks of a text', () => {
  test('[NF25] of two that fit at one place, the longer one counts', () => {
    expect(marked('@An Viết và @An: #VLeague')).toEqual(['[@An Viết]', ' và ', '[@An]', ': ', '[#VLeague]']);
  });

  test('[NF25] end with their word; a hashtag counts in any case, at the start of a word alone', () => {
    expect(marked('@Anh #vleague1 a#VLeague ##VLeague #vleague')).toEqual([
      ...['@Anh #vleague1 a#VLeague ##VLeague ', '[#vleague]'],
    ]);
    expect(marked('')).toEqual([]);
    expect(splitMarks('#VLeague', [])).toEqual([{ text: '#VLeague' }]);
  });
});

describe('a long text', () => {
  test('[NF26] is cut between words, and stays whole when it is a little longer', () => {
    expect(cutText('đá '.repeat(230))).toBeUndefined();
    const cut = cutText('đá bóng '.repeat(300)) ?? '';
    expect(cut.length).toBeLessThanOrEqual(600);
    expect(cut).toMatch(/bóng$/);
    expect(cutText('a\n'.repeat(300))).toBe('a\n'.repeat(10).trimEnd());
  });

  test('[NF26] is never cut inside a character as readers see it', () => {
    for (const character of ['👨‍👩‍👧‍👦', '🇻🇳', 'ệ'.normalize('NFD')]) {
      const cut = cutText(character.repeat(700)) ?? '';
      expect(cut.length).toBeGreaterThan(500);
      expect(cut).toBe(character.repeat(cut.length / character.length));
    }
  });
});
