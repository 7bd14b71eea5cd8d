import type { Handlers } from '../../platform/http/handlers.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { SearchHits, type SearchHitsDeps } from './search-hits.js';
import { SearchRepository } from './search-repository.js';
import { SearchService } from './search-service.js';

type SearchDeps = Pick<Platform, 'database' | 'clock'> & Pick<SearchHitsDeps, 'counts' | 'schedule' | 'titles'>;

const PAGE = 20;
const OF_EACH_KIND = 4;
const SUGGESTED_OF_EACH = 2;

/** One search over everything that readers may see. */
export function wire({ database, clock, counts, schedule, titles }: SearchDeps) {
  const documents = new SearchRepository(database);
  const hits = new SearchHits({ documents, database, counts, schedule, titles });
  return { handlers: searchRoutes(new SearchService({ documents, hits, clock })) } satisfies Module;
}

const searchRoutes = (search: SearchService): Handlers<'GET /other/api/search' | 'GET /other/api/search/suggest'> => ({
  'GET /other/api/search': ({ query: { pageSize, ...query } }, { identity }) =>
    search.search({
      ...query,
      pageSize: pageSize ?? (query.kind === undefined ? OF_EACH_KIND : PAGE),
      reader: identity?.userId ?? null,
    }),
  'GET /other/api/search/suggest': ({ query: { q } }, { identity }) =>
    search.search({ q, pageSize: SUGGESTED_OF_EACH, reader: identity?.userId ?? null }),
});
