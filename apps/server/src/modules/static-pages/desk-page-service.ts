import {
  type ArticleDoc,
  type DeskPage,
  type DeskPageRow,
  type DeskPageVersion,
  pageLocales,
  pageSlugs,
} from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import { isTaken } from '../../platform/database/violations.js';
import type { DeskLog } from '../../platform/desk-log/desk-log.js';
import type { Identity } from '../../platform/http/caller.js';
import { cleanMessage, codePoints, isVisible, searchKey } from '../../platform/plain-text.js';
import { builtInPage } from './built-in-pages.js';
import { pageChanged, pageEmpty, pageNotFound, pageTextOnly, pageTooLong } from './page-faults.js';
import type { PageKey, PageRepository, PageText, PageVersion } from './page-repository.js';

const RESOURCE = 'page';
const MAX_TITLE = 160;
const MAX_SUMMARY = 400;

export interface PageListQuery {
  readonly q?: string | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
  readonly sort: string;
  readonly order: string;
}

export interface PageUpdate {
  readonly title?: string | undefined;
  readonly summary?: string | undefined;
  readonly content?: unknown;
  readonly publish?: boolean | undefined;
  readonly version: number;
}

export interface DeskPageDeps {
  readonly pages: PageRepository;
  readonly deskLog: Pick<DeskLog, 'record'>;
  readonly articles: {
    /** Builds a content from its known nodes; throws in words for all others. */
    readContent(sent: unknown): ArticleDoc;
    /** The words of a content. */
    textOf(content: ArticleDoc): string;
  };
  readonly clock: Pick<Clock, 'now'>;
}

interface Change {
  readonly identity: Identity;
  readonly key: PageKey;
  /** The version that the editor saw. */
  readonly version: number;
  readonly action: 'update' | 'publish' | 'delete' | 'restore';
  readonly published: boolean;
  /** The text to store, made from the newest one. */
  readonly text: (newest: PageText) => PageText;
}

/** Plain pages at the desk: drafts, publishing, history. */
export class DeskPageService {
  constructor(private readonly deps: DeskPageDeps) {}

  async list({
    q = '',
    pageNum,
    pageSize,
    sort,
    order,
  }: PageListQuery): Promise<{ total: number; list: DeskPageRow[] }> {
    const keys = pageSlugs.flatMap((slug) => pageLocales.map((locale) => ({ slug, locale })));
    const all = await Promise.all(keys.map((key) => this.#row(key)));
    const wanted = searchKey(q);
    const found = all.filter(({ id, title }) => searchKey(`${id} ${title}`).includes(wanted));
    const by = (row: DeskPageRow): string =>
      sort === 'title' ? row.title : sort === 'changedAt' ? row.changedAt : row.id;
    const sign = order === 'desc' ? -1 : 1;
    found.sort((a, b) => sign * by(a).localeCompare(by(b), 'vi'));
    return { total: found.length, list: found.slice((pageNum - 1) * pageSize, pageNum * pageSize) };
  }

  async one(id: string): Promise<DeskPage> {
    const key = keyOf(id);
    const newest = await this.deps.pages.newest(key);
    const { title, summary, content } = shown(key, newest);
    return { ...(await this.#row(key)), title, summary, content };
  }

  async versions(id: string): Promise<{ total: number; list: DeskPageVersion[] }> {
    const rows = await this.deps.pages.versions(keyOf(id));
    const list = rows.map(({ version, title, content, published, author, createdAt }) => ({
      ...{ version, title, published, author },
      builtIn: content === null,
      createdAt: createdAt.toISOString(),
    }));
    return { total: list.length, list };
  }

  /** Saves a draft, or publishes. Refuses an update that is based on an older version. */
  update(identity: Identity, id: string, { version, publish = false, ...fields }: PageUpdate): Promise<DeskPage> {
    const key = keyOf(id);
    const text = (newest: PageText): PageText => {
      const base = newest.content === null ? builtInPage(key) : newest;
      return {
        title: checkedLine(fields.title ?? base.title, MAX_TITLE),
        summary: checkedLine(fields.summary ?? base.summary, MAX_SUMMARY),
        content: fields.content === undefined ? base.content : this.#content(fields.content),
      };
    };
    return this.#save({ identity, key, version, action: publish ? 'publish' : 'update', published: publish, text });
  }

  /** Readers see the built-in text again. */
  async reset(identity: Identity, id: string): Promise<DeskPage> {
    const key = keyOf(id);
    const newest = await this.deps.pages.newest(key);
    if (!newest || (newest.content === null && newest.published)) return this.one(id);
    const text = () => ({ title: '', summary: '', content: null });
    return this.#save({ identity, key, version: newest.version, action: 'delete', published: true, text });
  }

  /** Makes an older text the newest draft. */
  async restore(
    identity: Identity,
    id: string,
    { from, version }: { from: number; version: number },
  ): Promise<DeskPage> {
    const key = keyOf(id);
    const old = await this.deps.pages.one(key, from);
    if (!old) throw pageNotFound();
    const { title, summary, content } = old.content === null ? builtInPage(key) : old;
    const text = () => ({ title, summary, content });
    return this.#save({ identity, key, version, action: 'restore', published: false, text });
  }

  async #save({ identity, key, version, action, published, text }: Change): Promise<DeskPage> {
    const { pages, deskLog, clock } = this.deps;
    const id = idOf(key);
    try {
      await pages.transaction(async (tx) => {
        const newest = await pages.newest(key, tx);
        if ((newest?.version ?? 0) !== version) throw pageChanged();
        const after = text(newest ?? BUILT_IN);
        const before = (published ? await pages.published(key, tx) : newest) ?? BUILT_IN;
        const at = new Date(clock.now());
        await pages.add(tx, key, { ...after, version: version + 1, published, actorId: identity.userId, at });
        await deskLog.record(tx, {
          ...{ actorId: identity.userId, action, resource: RESOURCE, recordId: id },
          title: after.content === null ? builtInPage(key).title : after.title,
          before: { ...textOf(before), published },
          after: { ...textOf(after), published, version: version + 1 },
        });
      });
    } catch (error) {
      if (isTaken(error, 'page_versions_pkey')) throw pageChanged();
      throw error;
    }
    return this.one(id);
  }

  async #row(key: PageKey): Promise<DeskPageRow> {
    const newest = await this.deps.pages.newest(key);
    const published = newest?.published === false ? await this.deps.pages.published(key) : newest;
    const { title, changedAt } = shown(key, newest);
    return {
      ...{ id: idOf(key), ...key, title, changedAt },
      builtIn: !published?.content,
      hasDraft: newest?.published === false,
      author: newest?.content ? newest.author : null,
      version: newest?.version ?? 0,
    };
  }

  #content(sent: unknown): ArticleDoc {
    const { articles } = this.deps;
    const content = articles.readContent(sent);
    if (content.content.some(({ type }) => type === 'image' || type === 'matchCard')) throw pageTextOnly();
    if (!isVisible(articles.textOf(content))) throw pageEmpty();
    return content;
  }
}

/** Of a page without a text of its own. */
export const BUILT_IN: PageText = { title: '', summary: '', content: null };

export const textOf = ({ title, summary, content }: PageText): PageText => ({ title, summary, content });

function shown(key: PageKey, own: PageVersion | undefined) {
  if (!own?.content) return builtInPage(key);
  const { title, summary, content, createdAt } = own;
  return { title, summary, content, changedAt: createdAt.toISOString() };
}

const idOf = ({ slug, locale }: PageKey): string => `${slug}.${locale}`;

/** Throws for an id that names no page. */
export function keyOf(id: string): PageKey {
  const [name, language] = id.split('.');
  const slug = pageSlugs.find((one) => one === name);
  const locale = pageLocales.find((one) => one === language);
  if (!slug || !locale) throw pageNotFound();
  return { slug, locale };
}

function checkedLine(text: string, max: number): string {
  const clean = cleanMessage(text);
  if (!isVisible(clean)) throw pageEmpty();
  if (codePoints(clean) > max) throw pageTooLong(max);
  return clean;
}
