import { emptyFields } from './article-fields';
import { compareLines, linesOf } from './compare-texts';

describe('two texts of an article', () => {
  it('are compared by line: the longest common sequence stays', () => {
    expect(compareLines(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
      { text: 'a', change: 'same' },
      { text: 'b', change: 'removed' },
      { text: 'x', change: 'added' },
      { text: 'c', change: 'same' },
      { text: 'd', change: 'added' },
    ]);
  });

  it('have a line for each field, block, picture and match card', () => {
    const text = (words: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] });
    const lines = linesOf({
      ...emptyFields,
      title: 'Tiêu đề',
      hashtags: ['VLeague'],
      content: {
        type: 'doc',
        content: [
          text('Mở bài'),
          { type: 'bulletList', content: [{ type: 'listItem', content: [text('Một')] }] },
          { type: 'matchCard', attrs: { fixtureId: 'f1' } },
        ],
      },
    });
    expect(lines).toEqual(['Tiêu đề', 'Mở bài', 'Một', '▸ f1', '#VLeague']);
  });
});
