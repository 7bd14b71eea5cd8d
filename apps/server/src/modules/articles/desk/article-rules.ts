import { ArticleStatus } from '@khandai/contracts';
import type { Db } from '../../../platform/database/database.js';
import type { ArticleText } from '../../../platform/database/schema.js';
import { freeSlug, slugOf } from '../../../platform/slugs.js';
import { fixtureIdsOf } from '../article-content.js';
import { categoryNotFound, refused } from '../article-faults.js';
import type { ArticleRow } from '../article-rows.js';
import { FALLBACK_SLUG, RESERVED } from '../reserved-slugs.js';
import type { DeskArticleRepository } from './desk-article-repository.js';

/** Throws for a category or a match that a text newly names and that does not exist. */
export async function assertKnown(
  articles: Pick<DeskArticleRepository, 'hasCategory' | 'unknownMatches'>,
  tx: Db,
  text: ArticleText,
  before?: ArticleText,
): Promise<void> {
  if (text.categoryId !== before?.categoryId && !(await articles.hasCategory(tx, text.categoryId)))
    throw categoryNotFound();
  const known = new Set(before && matchesOf(before));
  const named = matchesOf(text).filter((id) => !known.has(id));
  if ((await articles.unknownMatches(tx, named)).length > 0) throw refused('articleMatchUnknown');
}

type Slugs = Pick<DeskArticleRepository, 'isSlugTaken'>;

/** The address of an article with this text, or the one that its editor asks for. Until readers know it, it follows the title. */
export async function addressOf(
  articles: Slugs,
  tx: Db,
  {
    row,
    text: { title },
    slug,
  }: { readonly row: ArticleRow; readonly text: ArticleText; readonly slug?: string | undefined },
): Promise<string> {
  if (slug !== undefined && slug !== row.slug) {
    const isTaken = RESERVED.has(slug) || /^\d+$/.test(slug) || (await articles.isSlugTaken(tx, slug, row.articleId));
    if (isTaken) throw refused('articleSlugTaken', { slug });
    return slug;
  }
  const follows = row.publishedAt === null && row.status === ArticleStatus.draft && isSlugOf(row.slug, row.title);
  return follows && title !== row.title ? slugFor(articles, tx, title, row.articleId) : row.slug;
}

/** A free slug for a title. */
export const slugFor = (articles: Slugs, tx: Db, title: string, articleId?: number): Promise<string> =>
  freeSlug(
    slugOf(title, FALLBACK_SLUG),
    async (slug) => RESERVED.has(slug) || articles.isSlugTaken(tx, slug, articleId),
  );

const matchesOf = ({ fixtureId, content }: ArticleText): string[] => [
  ...new Set([...(fixtureId === null ? [] : [fixtureId]), ...fixtureIdsOf(content)]),
];

/** Whether a slug was made of this title, with or without a number. */
function isSlugOf(slug: string, title: string): boolean {
  const made = slugOf(title, FALLBACK_SLUG);
  return slug === made || (slug.startsWith(`${made}-`) && /^\d+$/.test(slug.slice(made.length + 1)));
}
