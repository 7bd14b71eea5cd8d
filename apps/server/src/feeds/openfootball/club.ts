/**
 * Countries whose league files name the same clubs without the country, as `Arsenal FC` for `Arsenal FC (ENG)`. The clubs of
 * others keep the country in their id, because two clubs may have one name: Liverpool FC is also a club of Uruguay.
 */
const leagueCountries: ReadonlySet<string> = new Set(
  'AUS AUT BEL CHN CZE ENG ESP FRA GER GRE HUN ITA JPN KAZ KSA NED POR RUS SCO SUI TUR'.split(' '),
);

/** Names of league files for clubs that files of cups call otherwise. */
const leagueNames: Readonly<Record<string, string>> = {
  'FC Red Bull Salzburg (AUT)': 'RB Salzburg',
  'SK Sturm Graz (AUT)': 'Sturm Graz',
  'Crystal Palace (ENG)': 'Crystal Palace FC',
  'Manchester City (ENG)': 'Manchester City FC',
  'Atlético Madrid (ESP)': 'Club Atlético de Madrid',
  'Rayo Vallecano (ESP)': 'Rayo Vallecano de Madrid',
  'Real Madrid (ESP)': 'Real Madrid CF',
  'Paris Saint-Germain (FRA)': 'Paris Saint-Germain FC',
  'RC Strasbourg (FRA)': 'RC Strasbourg Alsace',
  'Bayern München (GER)': 'FC Bayern München',
  'Inter (ITA)': 'FC Internazionale Milano',
  'Juventus (ITA)': 'Juventus FC',
  'AZ Alkmaar (NED)': 'AZ',
  'Feyenoord (NED)': 'Feyenoord Rotterdam',
  'SL Benfica (POR)': 'Sport Lisboa e Benfica',
  'Sporting Braga (POR)': 'Sporting Clube de Braga',
};

const WITH_COUNTRY = /^(.*\S) \(([A-Z]{3})\)$/;

interface Club {
  /** What identifies it in all files. */
  readonly key: string;
  /** What users read, without the country. */
  readonly shown: string;
}

/** The club or national team of a name in a file. */
export function clubOf(name: string): Club {
  const [, plain = name, country] = WITH_COUNTRY.exec(name) ?? [];
  if (country === undefined) return { key: name, shown: name };
  const known = leagueNames[name] ?? plain;
  return leagueCountries.has(country) ? { key: known, shown: known } : { key: name, shown: plain };
}
