import type { ApiClient } from '@khandai/api-client';
import type { DeskArticle, DeskArticleVersion } from '@khandai/contracts';
import type { ArticleFields } from './article-fields';

/** The calls about one article. Rejections are those of ApiClient. */
export interface ArticleCalls {
  read(id: number): Promise<DeskArticle>;
  /** The same fields under the same `uuid` make one article. */
  create(uuid: string, fields: ArticleFields): Promise<DeskArticle>;
  save(id: number, version: number, changes: Partial<ArticleFields>): Promise<DeskArticle>;
  publish(id: number, version: number, publishAt: string | null): Promise<DeskArticle>;
  unpublish(id: number, version: number): Promise<DeskArticle>;
  discard(id: number, version: number): Promise<DeskArticle>;
  versions(id: number): Promise<readonly DeskArticleVersion[]>;
  restore(id: number, version: number, versionId: number): Promise<DeskArticle>;
}

export function articleCalls(api: ApiClient): ArticleCalls {
  const of = (id: number) => ({ id });
  return {
    read: (id) => api.call('GET /other/api/desk/article/{id}', { params: of(id) }),
    create: (uuid, { categoryId, ...fields }) =>
      api.call('POST /other/api/desk/article', { body: { uuid, ...fields, ...(categoryId > 0 && { categoryId }) } }),
    save: (id, version, changes) =>
      api.call('POST /other/api/desk/article/{id}', { params: of(id), body: { version, ...changes } }),
    publish: (id, version, publishAt) =>
      api.call('POST /other/api/desk/article/{id}/publish', { params: of(id), body: { version, publishAt } }),
    unpublish: (id, version) =>
      api.call('POST /other/api/desk/article/{id}/unpublish', { params: of(id), body: { version } }),
    discard: (id, version) =>
      api.call('POST /other/api/desk/article/{id}/discard', { params: of(id), body: { version } }),
    versions: async (id) => (await api.call('GET /other/api/desk/article/{id}/versions', { params: of(id) })).list,
    restore: (id, version, versionId) =>
      api.call('POST /other/api/desk/article/{id}/restore', { params: of(id), body: { version, versionId } }),
  };
}
