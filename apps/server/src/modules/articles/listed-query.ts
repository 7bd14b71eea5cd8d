import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { articleCategories, articles, users } from '../../platform/database/schema.js';
import { spoiledMatch } from '../../platform/database/shown-articles.js';

const { content: _content, draft: _draft, searchKey: _searchKey, ...headFields } = getTableColumns(articles);

/** Articles of lists; the caller adds the condition and the order. */
export const selectListed = (db: Db) =>
  db
    .select({
      article: headFields,
      spoils: spoiledMatch,
      category: {
        categoryId: articleCategories.categoryId,
        slug: articleCategories.slug,
        name: articleCategories.name,
      },
      author: {
        userId: users.userId,
        username: users.username,
        usernameKey: users.usernameKey,
        showName: users.displayName,
        profilePicture: users.profilePicture,
        role: users.role,
        simulated: users.simulated,
      },
    })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.categoryId, articles.categoryId))
    .leftJoin(users, eq(users.userId, articles.authorId))
    .$dynamic();
