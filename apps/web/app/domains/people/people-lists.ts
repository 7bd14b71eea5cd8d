import type { ApiClient } from '@khandai/api-client';
import { FriendFilter } from '@khandai/contracts';
import type { PeoplePort } from '@khandai/newsfeed';

export type PeopleListName = keyof typeof FriendFilter;

/** The lists, in the order of their tabs. */
export const listNames = [
  'friends',
  'requests',
  'sent',
  'following',
  'followers',
  'suggestions',
] as const satisfies readonly PeopleListName[];

const FILTER = 'fFilter';
const COMMUNITY = 3;
/** Suggestions come all at once. */
const SUGGESTIONS = 30;

/** The list that an address of the feed chooses; undefined for none. */
export const listOf = (search: URLSearchParams): PeopleListName | undefined =>
  listNames.find((name) => String(FriendFilter[name]) === search.get(FILTER));

/** Address of a list, relative to the site. */
export const listPath = (name: PeopleListName): string =>
  `/bang-tin?nType=${COMMUNITY}&${FILTER}=${FriendFilter[name]}`;

/** How a list gets its pages. @param ownerId The member whose friends these are; the user's own without. */
export function portOf(api: Pick<ApiClient, 'call'>, name: PeopleListName, ownerId?: number): PeoplePort {
  const query = (search: string, cursor: string | undefined) => ({
    ...(search !== '' && { search }),
    ...(cursor !== undefined && { cursor }),
  });
  const port = (page: PeoplePort['page']): PeoplePort => ({ page });
  switch (name) {
    case 'friends':
      return port((search, cursor, signal) => {
        const own = query(search, cursor);
        const wanted = ownerId === undefined ? own : { ...own, userId: ownerId };
        return api.call('GET /au/api/user/friend/list', { query: wanted }, signal);
      });
    case 'requests':
      return port((search, cursor, signal) =>
        api.call('GET /au/api/user/friend/list-request', { query: query(search, cursor) }, signal),
      );
    case 'sent':
      return port((search, cursor, signal) =>
        api.call('GET /au/api/user/friend/request-list', { query: query(search, cursor) }, signal),
      );
    case 'suggestions':
      return port(async (_search, _cursor, signal) => {
        const found = { query: { pageSize: SUGGESTIONS } };
        const { list } = await api.call('GET /au/api/user/friend/suggestions', found, signal);
        return { list, cursor: null };
      });
    default:
      return port((search, cursor, signal) =>
        api.call('GET /au/api/user/friend/follow-list', { query: { ...query(search, cursor), of: name } }, signal),
      );
  }
}
