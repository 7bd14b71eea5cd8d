import { leagueOfCountry } from './countries.js';
import type { CompetitionName } from './open-match.js';
import { countryZone } from './zones.js';

/** Names of leagues that have one of their own, by their code, which is the name of their file: `en.1.json`. */
const leagues: Readonly<Record<string, string>> = {
  'cn.1': 'Siêu cấp Trung Quốc',
  'copa.l': 'Copa Libertadores',
  'copa.s': 'Copa Sudamericana',
  'de.1': 'Bundesliga',
  'en.1': 'Ngoại hạng Anh',
  'en.2': 'Hạng nhất Anh',
  'en.3': 'Hạng hai Anh',
  'en.4': 'Hạng ba Anh',
  'en.5': 'Hạng tư Anh',
  'es.1': 'La Liga',
  'fr.1': 'Ligue 1',
  'fr.2': 'Ligue 2',
  'it.1': 'Serie A',
  'it.2': 'Serie B',
  'jp.1': 'J1 League',
  'mls.1': 'MLS',
  'uefa.cl': 'Cúp C1 châu Âu',
  'uefa.cl.q': 'Vòng loại Cúp C1 châu Âu',
  'uefa.conf': 'Cúp C3 châu Âu',
  'uefa.conf.q': 'Vòng loại Cúp C3 châu Âu',
  'uefa.el': 'Cúp C2 châu Âu',
  'uefa.el.q': 'Vòng loại Cúp C2 châu Âu',
};

/** Other names of the same files. */
const otherCodes: Readonly<Record<string, string>> = {
  cl: 'uefa.cl',
  'cl.quali': 'uefa.cl.q',
  clq: 'uefa.cl.q',
  conf: 'uefa.conf',
  confq: 'uefa.conf.q',
  el: 'uefa.el',
  'el.quali': 'uefa.el.q',
  elq: 'uefa.el.q',
  'eng.1': 'en.1',
  mls: 'mls.1',
  'us.1': 'mls.1',
};

/** Names that identify a league whatever its file is called. */
const codesByName: Readonly<Record<string, string>> = {
  'English Premier League': 'en.1',
  'Spain Primera División': 'es.1',
  'Italian Serie A': 'it.1',
  'Deutsche Bundesliga': 'de.1',
  'French Ligue 1': 'fr.1',
  'UEFA Champions League': 'uefa.cl',
  'UEFA Europa League': 'uefa.el',
  'UEFA Conference League': 'uefa.conf',
  'English Championship': 'en.2',
  'English League One': 'en.3',
  'English League 1': 'en.3',
  'English League Two': 'en.4',
  'English League 2': 'en.4',
  'English National League': 'en.5',
  'Spain Segunda División': 'es.2',
  'Italian Serie B': 'it.2',
  'Deutsche 2. Bundesliga': 'de.2',
  'Deutsche 3. Liga': 'de.3',
  'DFB Pokal': 'de.cup',
  'DFB-Pokal': 'de.cup',
  'French Ligue 2': 'fr.2',
  'Österr. Bundesliga': 'at.1',
  'ÖFB Cup': 'at.cup',
  'Japan | J1 League': 'jp.1',
  'China | Super League': 'cn.1',
};

/** `World Cup 2026 Qualifying` and `World Cup Qualifying 2026`. */
const QUALIFYING = /^(.+?) qualif(?:ying|ication|iers)( \d{4}(?:[/-]\d{2,4})?)?$/i;
const TOURNAMENT =
  /\b(?:World Cup|Euro|Copa Am[eé]rica|(?:Gold|Asian|Africa|Nations|ASEAN|AFF|Arab|Confederations) Cup|Cup of Nations)\b/i;
const SEASON = /\s+(\d{4}(?:[/-]\d{2,4})?)$/;
/** `en.1.json`, `at.cup.json`, and `en.1-full.json` with goals; in repositories of text files `2025_kz1.txt`. */
const DOTTED = /^([a-z]{2,8})\.([a-z0-9]{1,5}(?:\.[a-z])?)(?:-full)?\.(?:json|txt)$/;
const JOINED = /^(?:\d{4}(?:-\d{2})?_)?([a-z]{2,3})(\d|cup)\.txt$/;

/**
 * Identifies a competition. A league is the same in every season and under every name that its files have had; each
 * edition of a tournament is a competition of its own.
 */
export function competitionName(
  name: string,
  { file, folder = '' }: { file: string; folder?: string },
): CompetitionName {
  const season = SEASON.exec(name)?.[1] ?? '';
  const plain = name.replace(SEASON, '');
  const code = codesByName[plain] ?? codeOf(file);
  if (code === undefined) return { name, key: name, season: '', shown: name.replace(QUALIFYING, 'Vòng loại $1$2') };
  return { name, key: code, season: season || folder, shown: leagues[code] ?? leagueOfCountry(code) ?? plain };
}

/** A tournament of national teams; neither their qualifying matches, which take years, nor a tournament of clubs. */
export const isOfNations = ({ key, name }: Pick<CompetitionName, 'key' | 'name'>): boolean =>
  key === name && TOURNAMENT.test(name) && !/\bclubs?\b|qualif/i.test(name);

/** `en.1` of `en.1.json`, `kz.1` of `2025_kz1.txt`; undefined for a file that is not named by a league's code. */
function codeOf(file: string): string | undefined {
  const other = otherCodes[file.replace(/(?:-full)?\.(json|txt)$/, '')];
  if (other !== undefined) return other;
  const [, country = '', rank] = DOTTED.exec(file) ?? JOINED.exec(file) ?? [];
  if (rank === undefined || countryZone(country) === undefined) return undefined;
  return otherCodes[`${country}.${rank}`] ?? `${country}.${rank}`;
}
