import { slug } from '../fixtures/fixture-link.js';
import { sports } from '../fixtures/sports.js';

const reserved: ReadonlySet<string> = new Set(sports.map((sport) => sport.slug));

/** URL slug of each league. Leagues that share a name, and a league named like a sport, also carry their id. */
export function leagueSlugs(leagues: readonly { leagueId: string; name: string }[]): Map<string, string> {
  const plain = leagues.map(({ leagueId, name }) => ({ leagueId, text: slug(name) }));
  const shared = Map.groupBy(plain, ({ text }) => text);
  return new Map(
    plain.map(({ leagueId, text }) => {
      const unique = shared.get(text)?.length === 1 && !reserved.has(text);
      return [leagueId, unique ? text : `${text}-${slug(leagueId)}`];
    }),
  );
}
