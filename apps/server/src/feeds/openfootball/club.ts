/**
 * Countries whose league files name the same clubs without the country, as `Arsenal FC` for `Arsenal FC (ENG)`. The clubs of
 * others keep the country in their id, because two clubs may have one name: Liverpool FC is also a club of Uruguay. Monaco and
 * Vaduz play in the leagues of their neighbours.
 */
const leagueCountries: ReadonlySet<string> = new Set(
  'AUS AUT BEL CHN CZE ENG ESP FRA GER GRE HUN ITA JPN KAZ KSA LIE MCO NED POR RUS SCO SUI TUR'.split(' '),
);

/** English clubs that files until 2017/18, and some files of cups, name without `FC`. */
const withFc =
  'Aston Villa, Brentford, Brighton & Hove Albion, Burnley, Cardiff City, Chelsea, Crystal Palace, Fulham, Ipswich Town, ' +
  'Leeds United, Leicester City, Manchester City, Manchester United, Newcastle United, Nottingham Forest, Southampton, ' +
  'Tottenham Hotspur, Watford, West Ham United, Wolverhampton Wanderers';

/**
 * From the names that clubs have in files of other years or of cups to their names in the present league files. A name without a
 * country must belong to one club in the world: `Arsenal`, `Everton`, `Liverpool`, `Barcelona`, `Athletic`, `Real Sociedad` and
 * `Inter` do not.
 */
export const leagueNames: Readonly<Record<string, string>> = {
  'FC Red Bull Salzburg': 'RB Salzburg',
  'SK Sturm Graz': 'Sturm Graz',

  ...Object.fromEntries(withFc.split(', ').map((name) => [name, `${name} FC`])),
  Bournemouth: 'AFC Bournemouth',
  'Huddersfield Town': 'Huddersfield Town AFC',
  Sunderland: 'Sunderland AFC',

  'Athletic Club Bilbao': 'Athletic Club',
  'Atlético Madrid': 'Club Atlético de Madrid',
  Betis: 'Real Betis Balompié',
  Celta: 'RC Celta de Vigo',
  Espanyol: 'RCD Espanyol de Barcelona',
  'Espanyol Barcelona': 'RCD Espanyol de Barcelona',
  Getafe: 'Getafe CF',
  Levante: 'Levante UD',
  Málaga: 'Málaga CF',
  Osasuna: 'CA Osasuna',
  'R. Madrid': 'Real Madrid CF',
  'R. Sociedad': 'Real Sociedad de Fútbol',
  'RC Celta Vigo': 'RC Celta de Vigo',
  'RCD Espanyol': 'RCD Espanyol de Barcelona',
  'Racing Santander': 'Real Racing Club de Santander',
  'Rayo Vallecano': 'Rayo Vallecano de Madrid',
  'Real Betis': 'Real Betis Balompié',
  'Real Madrid': 'Real Madrid CF',
  'Real Valladolid': 'Real Valladolid CF',
  Sevilla: 'Sevilla FC',
  Valladolid: 'Real Valladolid CF',

  'AS Monaco': 'AS Monaco FC',
  'Paris Saint-Germain': 'Paris Saint-Germain FC',
  'RC Lens': 'Racing Club de Lens',
  'RC Strasbourg': 'RC Strasbourg Alsace',
  'Stade Rennais FC': 'Stade Rennais FC 1901',

  '1. FC Nurnberg': '1. FC Nürnberg',
  'Bayern München': 'FC Bayern München',
  'Bor. Mönchengladbach': 'Borussia Mönchengladbach',
  'FC St. Pauli': 'FC St. Pauli 1910',
  'VfL Bochum': 'VfL Bochum 1848',
  'Werder Bremen': 'SV Werder Bremen',

  'Inter (ITA)': 'FC Internazionale Milano',
  'AC Pisa': 'AC Pisa 1909',
  Atalanta: 'Atalanta BC',
  'Atalanta Bergamo': 'Atalanta BC',
  Bologna: 'Bologna FC 1909',
  'Bologna FC': 'Bologna FC 1909',
  Cagliari: 'Cagliari Calcio',
  'Calcio Como': 'Como 1907',
  Chievo: 'AC Chievo Verona',
  Empoli: 'Empoli FC',
  Fiorentina: 'ACF Fiorentina',
  Genoa: 'Genoa CFC',
  Juventus: 'Juventus FC',
  Lazio: 'SS Lazio',
  Milan: 'AC Milan',
  Napoli: 'SSC Napoli',
  Parma: 'Parma Calcio 1913',
  Roma: 'AS Roma',
  Sampdoria: 'UC Sampdoria',
  Sassuolo: 'US Sassuolo Calcio',
  Torino: 'Torino FC',
  Udinese: 'Udinese Calcio',
  Verona: 'Hellas Verona FC',

  'AZ Alkmaar': 'AZ',
  Feyenoord: 'Feyenoord Rotterdam',

  'SL Benfica': 'Sport Lisboa e Benfica',
  'Sporting Braga': 'Sporting Clube de Braga',
};

const WITH_COUNTRY = /^(.*\S) \(([A-Z]{3})\)$/;

interface Club {
  /** What identifies it in all files. */
  readonly key: string;
  /** What users read, without the country. */
  readonly shown: string;
  /** What earlier versions may have known it by. */
  readonly formerKeys: readonly string[];
}

/** The club or national team of a name in a file. */
export function clubOf(name: string): Club {
  const [, plain = name, country] = WITH_COUNTRY.exec(name) ?? [];
  if (country !== undefined && !leagueCountries.has(country)) return { key: name, shown: plain, formerKeys: [] };
  const known = leagueNames[name] ?? knownAs(plain);
  // `Inter` may be another club than `Inter (ITA)`, so its rows stay its own.
  const names = knownAs(plain) === known ? [name, plain] : [name];
  return { key: known, shown: known, formerKeys: [...new Set(names)].filter((key) => key !== known) };
}

const knownAs = (name: string): string => leagueNames[name] ?? name;
