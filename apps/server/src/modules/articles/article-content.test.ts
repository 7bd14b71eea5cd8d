import { type ArticleBlock, ArticleDoc, ArticleLimit } from '@khandai/contracts';
import { Compile } from 'typebox/compile';
import { fixtureIdsOf, imagesOf, readContent, readMinutesOf, textOf } from './article-content.js';

const schema = Compile(ArticleDoc);
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const text = (words: string, ...marks: unknown[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const list = (...items: unknown[]) => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [item] })),
});

const refusal = (sent: unknown): unknown => {
  try {
    readContent(sent);
  } catch (error) {
    return (error as { messageKey: string }).messageKey;
  }
  return undefined;
};

describe('the content of an article', () => {
  it('keeps every node of the contract, and matches its schema', () => {
    const read = readContent(
      doc(
        { type: 'heading', attrs: { level: 3 }, content: [text('Hiệp một')] },
        paragraph(
          text('Đậm', { type: 'bold' }),
          { type: 'hardBreak' },
          text('liên kết', { type: 'link', attrs: { href: '/truc-tiep' } }),
        ),
        list(list(paragraph(text('con')))),
        { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph(text('ba'))] }] },
        { type: 'blockquote', content: [paragraph(text('Chúng tôi thắng.'))] },
        { type: 'horizontalRule' },
        {
          type: 'image',
          attrs: { src: '/tep/a.webp', alt: 'Sân', caption: 'Chú thích', credit: '', width: 800, height: 'x' },
        },
        { type: 'matchCard', attrs: { fixtureId: 'demo-1' } },
      ),
    );
    expect(schema.Check(read)).toBe(true);
    expect(read.content.map(({ type }: ArticleBlock) => type)).toHaveLength(8);
    expect(fixtureIdsOf(read)).toEqual(['demo-1']);
    expect(imagesOf(read).map(({ attrs }) => [attrs.width, attrs.height])).toEqual([[800, null]]);
    expect(textOf(read)).toBe('Hiệp một Đậm liên kết con ba Chúng tôi thắng. Chú thích');
  });

  it('drops attributes and fields that the contract does not name', () => {
    const sent = doc({
      ...paragraph(text('x', { type: 'link', attrs: { href: 'https://a.vn', target: '_blank', onclick: 'alert(1)' } })),
      attrs: { style: 'position:fixed' },
    });
    expect(JSON.stringify(readContent(sent))).not.toMatch(/onclick|style|target/);
  });

  it.each([
    ['a script', doc({ type: 'script', content: [text('alert(1)')] }), 'articleUnknownNode'],
    [
      'an iframe in a paragraph',
      doc(paragraph({ type: 'iframe', attrs: { src: 'https://a.vn' } })),
      'articleUnknownNode',
    ],
    [
      'an unknown mark',
      doc(paragraph(text('x', { type: 'textStyle', attrs: { color: 'red' } }))),
      'articleUnknownNode',
    ],
    [
      'a link that runs a script',
      doc(paragraph(text('x', { type: 'link', attrs: { href: 'java\tscript:alert(1)' } }))),
      'articleUnsafeLink',
    ],
    [
      'a link to another host as a path',
      doc(paragraph(text('x', { type: 'link', attrs: { href: '//a.vn' } }))),
      'articleUnsafeLink',
    ],
    ['a picture without a source', doc({ type: 'image', attrs: { src: 7 } }), 'articlePictureSource'],
    ['a fourth level of lists', doc(list(list(list(list(paragraph()))))), 'articleListTooDeep'],
    ['a match that is no id', doc({ type: 'matchCard', attrs: { fixtureId: '../x' } }), 'articleMatchUnknown'],
    [
      'too many blocks',
      doc(...Array.from({ length: ArticleLimit.blocks + 1 }, () => paragraph())),
      'articleTooManyBlocks',
    ],
    ['too much text', doc(paragraph(text('a'.repeat(ArticleLimit.text + 1)))), 'articleTooLong'],
    ['no document', [], 'articleNoDocument'],
    ['content that is no list', { type: 'doc', content: { length: 2 } }, 'articleNoDocument'],
    ['null', null, 'articleNoDocument'],
  ])('refuses %s in words', (_name, sent, key) => {
    expect(refusal(sent)).toBe(key);
  });

  it('keeps spaces between words of different marks, and no invisible characters', () => {
    const read = readContent(doc(paragraph(text('Nam Định '), text('thắng', { type: 'bold' }), text(' \u202Eđậm'))));
    expect(textOf(read)).toBe('Nam Định thắng đậm');
  });

  it('takes a minute to read 220 syllables, and one at least', () => {
    expect(readMinutesOf(readContent(doc()))).toBe(1);
    expect(readMinutesOf(readContent(doc(paragraph(text('chữ '.repeat(660))))))).toBe(3);
  });
});
