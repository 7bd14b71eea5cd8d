import { FeedTab, UserFilter } from '@khandai/contracts';
import type { FeedChoice } from '../../domains/newsfeed';

const TAB = 'nType';
const FILTER = 'gFilter';

export const tabs = [FeedTab.newsfeed, FeedTab.home, FeedTab.event, FeedTab.community, FeedTab.tip] as const;
export const filters = [UserFilter.all, UserFilter.normal, UserFilter.commentator] as const;

/** What an address chooses; anything unknown is the whole feed. */
export function readChoice(search: URLSearchParams): FeedChoice {
  const tab = tabs.find((one) => String(one) === search.get(TAB)) ?? FeedTab.newsfeed;
  const filter = filters.find((one) => String(one) === search.get(FILTER)) ?? UserFilter.all;
  return tab === FeedTab.home ? { tab, filter: UserFilter.all } : { tab, filter };
}

/** The address of a choice, relative to the site. */
export function addressOf({ tab, filter }: FeedChoice): string {
  const search = new URLSearchParams();
  if (tab !== FeedTab.newsfeed) search.set(TAB, String(tab));
  if (filter !== UserFilter.all) search.set(FILTER, String(filter));
  const query = search.toString();
  return `/bang-tin${query === '' ? '' : `?${query}`}`;
}
