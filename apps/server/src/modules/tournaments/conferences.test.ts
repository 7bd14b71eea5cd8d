import { conferencesOf } from './conferences.js';

const conferencesIn = (names: readonly string[], season = '2025') => {
  const found = conferencesOf(
    'mls',
    season,
    names.map((name) => ({ teamId: name, name })),
  );
  return (
    found?.members && Object.fromEntries([...found.members].map(([conference, clubs]) => [conference, [...clubs]]))
  );
};

/** The clubs of 2025 as providers and openfootball name them. */
const east = [
  ...[
    'Atlanta United FC',
    'Charlotte FC',
    'Chicago Fire',
    'FC Cincinnati',
    'Columbus Crew',
    'D.C. United',
    'DC United',
  ],
  ...['Inter Miami CF', 'CF Montréal', 'Montreal Impact', 'Nashville SC', 'New England Revolution', 'NE Revolution'],
  ...[
    'New York City FC',
    'NYCFC',
    'NYC FC',
    'New York Red Bulls',
    'Red Bull New York',
    'NY Red Bulls',
    'Orlando City SC',
  ],
  ...['Philadelphia Union', 'Toronto FC'],
];
const west = [
  ...['Austin FC', 'Colorado Rapids', 'FC Dallas', 'Houston Dynamo FC', 'LA Galaxy', 'Los Angeles Galaxy', 'LAFC'],
  ...[
    'LA FC',
    'Los Angeles FC',
    'Los Angeles Football Club',
    'Minnesota United FC',
    'Portland Timbers',
    'Real Salt Lake',
  ],
  ...['RSL', 'St. Louis City SC', 'Saint Louis City', 'San Diego FC', 'San Jose Earthquakes', 'Seattle Sounders FC'],
  ...['Sporting Kansas City', 'Sporting KC', 'Vancouver Whitecaps FC'],
];

describe('the conferences of MLS', () => {
  it('[LS10] (conferences) have each club under the names that feeds give it', () => {
    expect(conferencesIn([...west, ...east])).toEqual({ east, west });
  });

  it('[LS10] (conferences) without a club have no table', () => {
    expect(conferencesIn(['LA Galaxy', 'Sporting KC'])).toEqual({ west: ['LA Galaxy', 'Sporting KC'] });
  });

  it('[LS10] (conferences) are not known with an unknown club, or for another season', () => {
    expect(conferencesIn(['LA Galaxy', 'Sacramento Republic'])).toBeUndefined();
    const clubs = ['LA Galaxy', 'Sacramento Republic', 'FC'].map((name) => ({ teamId: name, name }));
    expect(conferencesOf('mls', '2025', clubs)?.unknown).toEqual(['Sacramento Republic', 'FC']);
    expect(conferencesIn(['LA Galaxy', 'Sporting KC'], '2022')).toBeUndefined();
  });
});
