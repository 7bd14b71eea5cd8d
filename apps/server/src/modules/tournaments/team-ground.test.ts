import { groundOf } from './team-ground.js';

type Match = Parameters<typeof groundOf>[1][number];

/** Matches of the team `own`, the oldest first. */
const matches = (...of: Partial<Match>[]): Match[] =>
  of.map((match, index) => ({
    ...{ homeId: 'own', awayId: `guest ${index}`, phase: 'knockout', location: '' },
    ...{ kickOff: new Date(Date.UTC(2026, 6, 1 + index)), ...match },
  }));

describe('the ground of a team', () => {
  it('[LS10] (ground) is that of the newest league match at home that has one', () => {
    const found = groundOf(
      'own',
      matches(
        { phase: 'league', location: 'Old ground' },
        { phase: 'league', location: 'Ground' },
        { phase: 'league' },
        { phase: 'league', location: 'Of the host', homeId: 'host' },
        { location: 'Wembley' },
        { location: 'Wembley' },
      ),
    );
    expect(found).toBe('Ground');
  });

  it('[LS10] (ground) of a club whose matches at home are of a cup is the one that two of them share', () => {
    const cup = matches({ location: 'Ground' }, { location: 'Ground' }, { location: 'Wembley' }, { location: '' });
    expect(groundOf('own', cup)).toBe('Ground');
  });

  it('[LS10] (ground) is none after single matches in stadiums of a tournament, also when one is replayed', () => {
    const tournament = matches(
      { phase: 'group', location: 'Atlanta' },
      { location: 'MetLife Stadium', awayId: 'rival' },
    );
    const [replayed] = matches({ phase: '', location: 'MetLife Stadium', awayId: 'rival' });
    expect(groundOf('own', [...tournament, replayed!])).toBe('');
  });
});
