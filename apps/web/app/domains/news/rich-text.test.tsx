/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { headingsOf, linkTarget, picturesOf, type RichNode } from './rich-text';
import { RichText } from './RichText';

const text = (words: string, ...marks: RichNode['marks'] & object): RichNode => ({ type: 'text', text: words, marks });
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content });
const heading = (words: string, level = 2): RichNode => ({ type: 'heading', attrs: { level }, content: [text(words)] });
const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content });
const html = (content: RichNode) =>
  renderToStaticMarkup(<RichText content={content} headings={headingsOf(content)} block={() => undefined} />);

describe('a document as elements', () => {
  test('has its paragraphs, lists and marks, and no markup of its text', () => {
    const bold = text('đậm', { type: 'bold' }, { type: 'italic' });
    expect(html(doc(paragraph(text('<script>alert(1)</script> '), bold)))).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; <strong><em>đậm</em></strong></p>',
    );
    const item: RichNode = { type: 'listItem', content: [paragraph(text('một'), { type: 'hardBreak' }, text('hai'))] };
    expect(html(doc({ type: 'orderedList', attrs: { start: 3 }, content: [item] }))).toBe(
      '<ol start="3"><li><p>một<br/>hai</p></li></ol>',
    );
    expect(html(doc({ type: 'blockquote', content: [paragraph()] }, { type: 'horizontalRule' }))).toBe(
      '<blockquote><p></p></blockquote><hr/>',
    );
  });

  test('leaves out nodes and marks it does not know, and keeps their text', () => {
    const unknown: RichNode = {
      type: 'iframe',
      attrs: { src: 'https://a.example' },
      content: [paragraph(text('còn'))],
    };
    expect(html(doc(unknown, paragraph(text('chữ', { type: 'blink' }))))).toBe('<p>còn</p><p>chữ</p>');
  });

  test('links only to pages of this site and to web and mail addresses', () => {
    const link = (href: string) => html(doc(paragraph(text('đây', { type: 'link', attrs: { href } }))));
    expect(link('/tin-tuc')).toContain('<a href="/tin-tuc">đây</a>');
    expect(link('https://a.example/x')).toContain('rel="nofollow noopener noreferrer ugc"');
    for (const href of [
      'javascript:alert(1)',
      ' JaVaScript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil',
      '',
    ])
      expect([href, link(href)]).toEqual([href, '<p>đây</p>']);
    expect(linkTarget('mailto:a@b.example')).toEqual({ href: 'mailto:a@b.example', isOurs: false });
  });

  test('headings have an id of their words, each another one', () => {
    const content = doc(heading('Đội hình & số áo'), heading('Đội hình, số áo!', 3), heading('  '));
    expect([...headingsOf(content).values()]).toEqual([
      { id: 'muc-doi-hinh-so-ao', text: 'Đội hình & số áo', level: 2 },
      { id: 'muc-doi-hinh-so-ao-2', text: 'Đội hình, số áo!', level: 3 },
    ]);
    expect(html(content)).toContain('<h3 id="muc-doi-hinh-so-ao-2">');
  });

  test('its pictures keep what the editor wrote; what is no text is empty', () => {
    const image: RichNode = {
      type: 'image',
      attrs: { src: '/tep/a.webp', alt: 'Khán đài', credit: 7, width: 800, height: null },
    };
    expect([...picturesOf(doc(image, { type: 'image', attrs: { src: '' } })).values()]).toEqual([
      { src: '/tep/a.webp', alt: 'Khán đài', caption: '', credit: '', width: 800, height: undefined },
    ]);
  });
});
