import { isAborted } from '@khandai/api-client';
import type { ArticleInfo } from '@khandai/contracts';
import { useEffect, useState } from 'react';
import { useServices } from '../../shell/services/services';

/**
 * The article with the reader's own reaction and bookmark; undefined while a member's loads. The page is the same for all, so a
 * member's is loaded with their token.
 */
export function useOwnArticle(article: ArticleInfo): ArticleInfo | undefined {
  const { api, log, viewer } = useServices();
  const { articleId } = article;
  const { isMember, version } = viewer;
  const [own, setOwn] = useState<{ readonly article: ArticleInfo; readonly version: number }>();
  useEffect(() => {
    if (!isMember) return;
    const visit = new AbortController();
    const show = (found: ArticleInfo) => {
      setOwn({ article: found, version });
    };
    const load = async () => {
      try {
        const params = { id: String(articleId) };
        show(await api.call('GET /other/api/article/info/{id}', { params }, visit.signal));
      } catch (error) {
        if (isAborted(error)) return;
        log.warn('own article', error);
        show(article);
      }
    };
    void load();
    return () => {
      visit.abort();
    };
  }, [api, article, articleId, isMember, version, log]);
  if (!isMember) return article;
  return own?.version === version ? own.article : undefined;
}
