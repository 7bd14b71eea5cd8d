import { ArticleLimit, type DeskArticleCategory } from '@khandai/contracts';
import type { Db } from '../../../platform/database/database.js';
import type { DeskChanges } from '../../../platform/desk-log/desk-changes.js';
import type { DeskLog, DeskUndoer, LoggedAct } from '../../../platform/desk-log/desk-log.js';
import { cleanMessage, searchKey } from '../../../platform/plain-text.js';
import { categoryNotFound, refused, staleVersion } from '../article-faults.js';
import { type CategoryRow, within } from '../categories.js';
import { freeSlug, slugOf } from '../../../platform/slugs.js';
import { FALLBACK_SLUG, RESERVED } from '../reserved-slugs.js';
import type { DeskCategoryRepository, StoredCategory } from './desk-category-repository.js';

export const CATEGORY = 'article-category';

interface CategoryFields {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly parentId?: number | null | undefined;
  readonly position?: number | undefined;
}

interface CategoryChange extends CategoryFields {
  /** That of the category which the editor has seen. */
  readonly version: number;
}

export interface CategoryFilter {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly q: string;
  readonly sort: 'position' | 'name';
  readonly order: 'asc' | 'desc';
}

export interface DeskCategoriesDeps {
  readonly categories: DeskCategoryRepository;
  readonly deskLog: DeskLog;
  readonly deskChanges: Pick<DeskChanges, 'publish'>;
}

/** Categories of news at the desk. Each change locks the whole tree, which is small. */
export class DeskCategories {
  readonly undoer: DeskUndoer = {
    actions: ['create', 'update', 'delete'],
    undo: (tx, act) => this.#undo(tx, act),
  };

  constructor(private readonly deps: DeskCategoriesDeps) {}

  async list({ pageNum, pageSize, q, sort, order }: CategoryFilter) {
    const key = searchKey(q);
    const rows = await this.deps.categories.list(sort, order);
    const found = rows.filter(({ name }) => searchKey(name).includes(key));
    const page = found.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    return { total: found.length, list: page };
  }

  async find(categoryId: number, tx?: Db): Promise<DeskArticleCategory> {
    const found = (await this.deps.categories.list('position', 'asc', tx)).find(({ id }) => id === categoryId);
    if (!found) throw categoryNotFound();
    return found;
  }

  async create(
    editorId: number,
    { slug, ...fields }: CategoryFields & { readonly name: string; readonly slug?: string | undefined },
  ) {
    return this.#change(editorId, 'create', async (tx, rows) => {
      if (rows.length >= ArticleLimit.categories) throw refused('categoryTooMany', { max: ArticleLimit.categories });
      const values = { ...this.#checked(rows, fields), name: freeName(rows, fields.name) };
      const free = await this.#slugFor(tx, slug, values.name);
      const id = await this.deps.categories.insert(tx, { ...values, slug: free });
      return { id, before: null };
    });
  }

  update(editorId: number, categoryId: number, { version, ...fields }: CategoryChange) {
    return this.#change(editorId, 'update', async (tx, rows) => {
      const before = await this.find(categoryId, tx);
      if (before.version !== version) throw staleVersion();
      const values = this.#checked(rows, fields, categoryId);
      await this.deps.categories.update(tx, categoryId, values);
      return { id: categoryId, before };
    });
  }

  async remove(editorId: number, categoryId: number): Promise<DeskArticleCategory> {
    const { categories, deskLog, deskChanges } = this.deps;
    const gone = await categories.change(async (tx) => {
      const rows = await this.deps.categories.lockAll(tx);
      const before = await this.find(categoryId, tx);
      await this.#delete(tx, rows, before);
      await deskLog.record(tx, { ...entryOf('delete', editorId, before), before, after: null });
      return before;
    });
    await deskChanges.publish(CATEGORY);
    return gone;
  }

  async #change(
    editorId: number,
    action: string,
    work: (tx: Db, rows: CategoryRow[]) => Promise<{ id: number; before: DeskArticleCategory | null }>,
  ): Promise<DeskArticleCategory> {
    const { categories, deskLog, deskChanges } = this.deps;
    const stored = await categories.change(async (tx) => {
      const { id, before } = await work(tx, await this.deps.categories.lockAll(tx));
      const after = await this.find(id, tx);
      await deskLog.record(tx, { ...entryOf(action, editorId, after), before, after });
      return after;
    });
    await deskChanges.publish(CATEGORY);
    return stored;
  }

  async #delete(tx: Db, rows: readonly CategoryRow[], { id, total }: DeskArticleCategory): Promise<void> {
    if (total > 0) throw refused('categoryHasArticles', { total });
    if (rows.some(({ parentId }) => parentId === id)) throw refused('categoryHasCategories');
    await this.deps.categories.delete(tx, id);
  }

  /** The fields that a request sets. A category is never inside itself. */
  #checked(rows: readonly CategoryRow[], { name, description, parentId, position }: CategoryFields, ofId?: number) {
    if (typeof parentId === 'number') {
      if (!rows.some(({ categoryId }) => categoryId === parentId)) throw categoryNotFound();
      if (ofId !== undefined && within(rows, ofId).includes(parentId)) throw refused('categoryInItself');
    }
    return {
      ...(name !== undefined && { name: freeName(rows, name, ofId) }),
      ...(description !== undefined && { description: cleanMessage(description) }),
      ...(parentId !== undefined && { parentId }),
      ...(position !== undefined && { position }),
    };
  }

  async #slugFor(tx: Db, slug: string | undefined, name: string): Promise<string> {
    const isUsed = async (wanted: string) =>
      RESERVED.has(wanted) || (await this.deps.categories.isSlugUsed(tx, wanted));
    if (slug === undefined) return freeSlug(slugOf(name, FALLBACK_SLUG), isUsed);
    if (/^\d+$/.test(slug) || (await isUsed(slug))) throw refused('articleSlugTaken', { slug });
    return slug;
  }

  async #undo(tx: Db, { action, recordId, before, after }: LoggedAct): Promise<boolean> {
    const rows = await this.deps.categories.lockAll(tx);
    const id = Number(recordId);
    const present = (await this.deps.categories.list('position', 'asc', tx)).find((one) => one.id === id);
    if (action === 'delete') {
      if (present || !before || !isStored(before)) return false;
      if (await this.deps.categories.isSlugUsed(tx, before.slug)) return false;
      await this.deps.categories.insert(tx, { categoryId: id, ...fieldsOf(before) });
      return true;
    }
    if (!present || !after || !isStored(after) || !isSame(present, after)) return false;
    if (action === 'create') await this.#delete(tx, rows, present);
    else if (before && isStored(before)) await this.deps.categories.update(tx, id, fieldsOf(before));
    return true;
  }
}

const isStored = (
  values: Readonly<Record<string, unknown>>,
): values is Readonly<Record<string, unknown>> & StoredCategory =>
  typeof values['slug'] === 'string' &&
  typeof values['name'] === 'string' &&
  typeof values['description'] === 'string' &&
  typeof values['position'] === 'number' &&
  (values['parentId'] === null || typeof values['parentId'] === 'number');

const fieldsOf = ({ slug, name, description, parentId, position }: StoredCategory): StoredCategory => ({
  ...{ slug, name, description, parentId, position },
});

const isSame = (one: StoredCategory, other: StoredCategory): boolean =>
  JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other));

function readName(sent: string): string {
  const name = cleanMessage(sent);
  if (name === '') throw refused('categoryNoName');
  return name;
}

/** Readers tell categories apart by their names. */
function freeName(rows: readonly CategoryRow[], sent: string, ofId?: number): string {
  const name = readName(sent);
  const key = name.toLocaleLowerCase('vi');
  const other = rows.find((row) => row.categoryId !== ofId && row.name.toLocaleLowerCase('vi') === key);
  if (other) throw refused('categoryNameTaken', { name: other.name });
  return name;
}

const entryOf = (action: string, actorId: number, { id, name }: DeskArticleCategory) => ({
  ...{ action, actorId, resource: CATEGORY, recordId: id, title: name },
});
