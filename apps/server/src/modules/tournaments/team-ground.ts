import type { FixtureRow } from '../fixtures/fixture-query.js';

type Match = Pick<FixtureRow['fixture'], 'homeId' | 'awayId' | 'phase' | 'location' | 'kickOff'>;

/**
 * The ground of the newest league match at home that has one; else the newest that matches at home against two opponents
 * share; else empty. At a tournament the team named first may play anywhere, so one match is no evidence. A replay of it
 * from a recording is stored as a second match, hence two opponents.
 */
export function groundOf(teamId: string, matches: readonly Match[]): string {
  const atHome = matches
    .filter(({ homeId, location }) => homeId === teamId && location !== '')
    .sort((a, b) => b.kickOff.getTime() - a.kickOff.getTime());
  const isShared = ({ location, awayId }: Match) =>
    atHome.some((other) => other.location === location && other.awayId !== awayId);
  return (atHome.find(({ phase }) => phase === 'league') ?? atHome.find(isShared))?.location ?? '';
}
