import type { DeskArticle } from '@khandai/contracts';

const NAMES = [
  'title',
  'summary',
  'categoryId',
  'content',
  'cover',
  'hashtags',
  'fixtureId',
  'seoTitle',
  'seoDescription',
] as const;

/** What an editor writes. */
export type ArticleFields = Pick<DeskArticle, (typeof NAMES)[number]>;

/** A new article; the server chooses its category while `categoryId` is 0. */
export const emptyFields: ArticleFields = {
  title: '',
  summary: '',
  categoryId: 0,
  content: { type: 'doc', content: [{ type: 'paragraph' }] },
  cover: null,
  hashtags: [],
  fixtureId: null,
  seoTitle: null,
  seoDescription: null,
};

/** The fields of a record that has others too. */
export function fieldsOf(article: ArticleFields): ArticleFields {
  const { title, summary, categoryId, content, cover, hashtags, fixtureId, seoTitle, seoDescription } = article;
  return { title, summary, categoryId, content, cover, hashtags, fixtureId, seoTitle, seoDescription };
}

/** The fields without which readers do not get an article. The server checks them too, and the words for pictures. */
export const lacksOf = ({ title, summary, content }: ArticleFields): Lack[] => [
  ...(title.trim() === '' ? (['title'] as const) : []),
  ...(summary.trim() === '' ? (['summary'] as const) : []),
  ...(hasContent(content) ? [] : (['content'] as const)),
];

export type Lack = 'title' | 'summary' | 'content';

/** A node of a document, as far as this is concerned. */
interface Node {
  readonly type: string;
  readonly text?: string;
  readonly content?: readonly Node[];
}

/** Whether there are words or a picture in it. */
const hasContent = ({ type, text = '', content = [] }: Node): boolean =>
  type === 'image' || text.trim() !== '' || content.some(hasContent);

/** The fields of `next` that differ from `before`. */
export function changesBetween(before: ArticleFields, next: ArticleFields): Partial<ArticleFields> {
  const changed = NAMES.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(next[name]));
  return Object.fromEntries(changed.map((name) => [name, next[name]]));
}
