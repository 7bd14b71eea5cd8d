import type { FeedFixture } from '../../modules/fixtures/feed.js';

/** Ids of football-data.org begin with it: another provider may use the same numbers. */
export const FOOTBALL_DATA_PREFIX = 'fd';

/**
 * Stored matches of one source: both sources over HTTP store theirs as those of a provider. `unneeded` are matches of the
 * other one that have not kicked off: once this source has answered, each of them would be on the site twice.
 */
export function ofSource(
  stored: readonly FeedFixture[],
  isOwn: (fixtureId: string) => boolean,
  now: number,
): { own: FeedFixture[]; unneeded: string[] } {
  const own = stored.filter(({ fixtureId }) => isOwn(fixtureId));
  const coming = stored.filter(({ fixtureId, kickOff }) => !isOwn(fixtureId) && kickOff.getTime() > now);
  return { own, unneeded: coming.map(({ fixtureId }) => fixtureId) };
}
