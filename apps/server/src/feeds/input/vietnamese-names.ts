/** Vietnamese league names by the provider's English name; other leagues keep the provider's name. */
const leagueNames: Readonly<Record<string, string>> = {
  'English Premier League': 'Ngoại hạng Anh',
  'Spanish La Liga': 'La Liga',
  'Italian Serie A': 'Serie A',
  'German Bundesliga': 'Bundesliga',
  'French Ligue 1': 'Ligue 1',
  'UEFA Champions League': 'Cúp C1 châu Âu',
  'UEFA Europa League': 'Cúp C2 châu Âu',
  'Vietnamese Professional League': 'V.League 1',
};

/** Clubs popular with Vietnamese fans, whose matches are marked as hot. */
const followed: ReadonlySet<string> = new Set([
  'Arsenal',
  'Chelsea',
  'Liverpool',
  'Man City',
  'Man United',
  'Manchester City',
  'Manchester United',
  'Tottenham',
  'Real Madrid',
  'Barcelona',
  'Bayern Munich',
  'Juventus',
  'Inter Milan',
  'AC Milan',
  'PSG',
]);

/** A matchday is often a number alone. */
export const roundName = (given: string): string => (/^\d{1,2}$/.test(given) ? `Vòng ${given}` : given);
export const leagueName = (given: string): string | undefined => leagueNames[given];
export const isFollowed = (club: string): boolean => followed.has(club);
