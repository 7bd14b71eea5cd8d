import type { ArticleBlock, ArticleDoc, ArticleInline } from '@khandai/contracts';

type Words = readonly (string | ArticleInline)[];

const inline = (words: Words): ArticleInline[] =>
  words.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part));

export const h2 = (text: string): ArticleBlock => ({
  type: 'heading',
  attrs: { level: 2 },
  content: inline([text]),
});

export const p = (...words: Words): ArticleBlock => ({ type: 'paragraph', content: inline(words) });

/** A list of one paragraph each. */
export const ul = (...items: readonly (string | Words)[]): ArticleBlock => ({
  type: 'bulletList',
  content: items.map((item) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: inline(typeof item === 'string' ? [item] : item) }],
  })),
});

export const link = (text: string, href: string): ArticleInline => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
});

export const b = (text: string): ArticleInline => ({ type: 'text', text, marks: [{ type: 'bold' }] });

export const doc = (...content: ArticleBlock[]): ArticleDoc => ({ type: 'doc', content });
