import { and, desc, eq, sql } from 'drizzle-orm';
import type { ArticleDoc, PageLocale, PageSlug } from '@khandai/contracts';
import type { Database, Db } from '../../platform/database/database.js';
import { pageVersions, users } from '../../platform/database/schema.js';

/** Names one text of one page. */
export interface PageKey {
  readonly slug: PageSlug;
  readonly locale: PageLocale;
}

/** What an editor writes; `content` null means the built-in text. */
export interface PageText {
  readonly title: string;
  readonly summary: string;
  readonly content: ArticleDoc | null;
}

export interface PageVersion extends PageKey, PageText {
  readonly version: number;
  readonly published: boolean;
  readonly author: string | null;
  readonly createdAt: Date;
}

export interface NewVersion extends PageText {
  readonly version: number;
  readonly published: boolean;
  readonly actorId: number | null;
  readonly at: Date;
}

const MAX_VERSIONS = 100;

const columns = {
  slug: pageVersions.slug,
  locale: pageVersions.locale,
  version: pageVersions.version,
  title: pageVersions.title,
  summary: pageVersions.summary,
  content: pageVersions.content,
  published: pageVersions.published,
  createdAt: pageVersions.createdAt,
  // An account that was deleted has no name to show.
  author: sql<string | null>`CASE WHEN ${users.usernameKey} IS NULL THEN NULL ELSE ${users.displayName} END`,
};

/** SQL for the texts of plain pages. */
export class PageRepository {
  constructor(private readonly database: Pick<Database, 'db'>) {}

  /** What readers see; undefined while nothing was published. */
  async published(key: PageKey, db: Db = this.database.db): Promise<PageVersion | undefined> {
    const [row] = await this.#versions(db, key, true).limit(1);
    return row;
  }

  async newest(key: PageKey, db: Db = this.database.db): Promise<PageVersion | undefined> {
    const [row] = await this.#versions(db, key).limit(1);
    return row;
  }

  async one(key: PageKey, version: number): Promise<PageVersion | undefined> {
    const [row] = await this.database.db
      .select(columns)
      .from(pageVersions)
      .leftJoin(users, eq(users.userId, pageVersions.actorId))
      .where(and(isOf(key), eq(pageVersions.version, version)));
    return row;
  }

  /** Newest first. */
  versions(key: PageKey): Promise<PageVersion[]> {
    return this.#versions(this.database.db, key).limit(MAX_VERSIONS);
  }

  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    return this.database.db.transaction(work);
  }

  /** Two of the same number cannot be stored: of two editors at once, the second gets a unique violation. */
  async add(tx: Db, key: PageKey, { at, ...version }: NewVersion): Promise<void> {
    await tx.insert(pageVersions).values({ ...key, ...version, createdAt: at });
  }

  #versions(db: Db, key: PageKey, published?: true) {
    return db
      .select(columns)
      .from(pageVersions)
      .leftJoin(users, eq(users.userId, pageVersions.actorId))
      .where(and(isOf(key), published && eq(pageVersions.published, true)))
      .orderBy(desc(pageVersions.version));
  }
}

const isOf = ({ slug, locale }: PageKey) => and(eq(pageVersions.slug, slug), eq(pageVersions.locale, locale));
