import { ArticleLimit, type ArticleCover, type ArticleDoc } from '@khandai/contracts';
import type { ArticleText } from '../../../platform/database/schema.js';
import { cleanMessage, cleanText, codePoints } from '../../../platform/plain-text.js';
import { hashtagKey, hashtagsIn } from '../../../platform/hashtags.js';
import { imagesOf, readContent, textOf } from '../article-content.js';
import { refused } from '../article-faults.js';

/** Fields of a request; an absent one keeps its value. */
export interface TextChange {
  readonly title?: string | undefined;
  readonly summary?: string | undefined;
  readonly categoryId?: number | undefined;
  readonly content?: ArticleDoc | undefined;
  readonly cover?: ArticleCover | null | undefined;
  readonly hashtags?: readonly string[] | undefined;
  readonly fixtureId?: string | null | undefined;
  readonly seoTitle?: string | null | undefined;
  readonly seoDescription?: string | null | undefined;
}

/** The text with a change, normalized. Throws in words for what an article cannot hold. */
export function changedText(text: ArticleText, change: TextChange): ArticleText {
  const { title, summary, categoryId, content, cover, hashtags, fixtureId, seoTitle, seoDescription } = change;
  return {
    title: title === undefined ? text.title : readTitle(title),
    summary: summary === undefined ? text.summary : short(cleanText(summary), ArticleLimit.summary),
    categoryId: categoryId ?? text.categoryId,
    content: content === undefined ? text.content : readContent(content),
    cover: cover === undefined ? text.cover : readCover(cover),
    hashtags: hashtags === undefined ? text.hashtags : readHashtags(hashtags),
    fixtureId: fixtureId === undefined ? text.fixtureId : fixtureId,
    seoTitle: seoTitle === undefined ? text.seoTitle : orNull(seoTitle, ArticleLimit.seoTitle),
    seoDescription:
      seoDescription === undefined ? text.seoDescription : orNull(seoDescription, ArticleLimit.seoDescription),
  };
}

export function readTitle(sent: string): string {
  const title = short(cleanMessage(sent), ArticleLimit.title);
  if (title === '') throw refused('articleNoTitle');
  return title;
}

export function readHashtag(sent: string): string {
  const [found, ...more] = hashtagsIn(`#${cleanMessage(sent).replace(/^#/, '')}`);
  const isWhole = found && more.length === 0 && found.hashtag === cleanMessage(sent).replace(/^#/, '');
  if (!isWhole || codePoints(found.hashtag) > ArticleLimit.hashtagLength)
    throw refused('articleHashtag', { hashtag: cleanMessage(sent).slice(0, 60) });
  return found.hashtag;
}

function readHashtags(sent: readonly string[]): string[] {
  const found = new Map(
    sent.map((one) => {
      const hashtag = readHashtag(one);
      return [hashtagKey(hashtag), hashtag];
    }),
  );
  if (found.size > ArticleLimit.hashtags) throw refused('articleTooManyHashtags', { max: ArticleLimit.hashtags });
  return [...found.values()];
}

const readCover = (cover: ArticleCover | null): ArticleCover | null =>
  cover && {
    url: cover.url,
    width: cover.width,
    height: cover.height,
    alt: short(cleanMessage(cover.alt), ArticleLimit.alt),
    credit: short(cleanMessage(cover.credit), ArticleLimit.credit),
  };

function orNull(sent: string | null, max: number): string | null {
  const text = sent === null ? '' : short(cleanMessage(sent), max);
  return text === '' ? null : text;
}

function short(text: string, max: number): string {
  if (codePoints(text) > max) throw refused('articleFieldTooLong', { max });
  return text;
}

/** Throws in words for what readers must not get yet. */
export function assertComplete({ content, cover, summary }: ArticleText): void {
  const images = imagesOf(content);
  if (textOf(content) === '' && images.length === 0) throw refused('articleEmpty');
  if (summary === '') throw refused('articleNoSummary');
  if ([...images.map(({ attrs }) => attrs.alt), ...(cover ? [cover.alt] : [])].includes(''))
    throw refused('articlePictureAlt');
}
