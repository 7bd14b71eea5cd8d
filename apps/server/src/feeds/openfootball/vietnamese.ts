import type { OpenMatch } from './open-match.js';
import { readRound, teamsLeftIn } from './round-text.js';

/** Vietnamese names of national teams; teams whose name is the same are not listed. */
const nations: Readonly<Record<string, string>> = {
  'South Africa': 'Nam Phi',
  'South Korea': 'Hàn Quốc',
  'Czech Republic': 'Séc',
  'Bosnia & Herzegovina': 'Bosnia và Herzegovina',
  Switzerland: 'Thụy Sĩ',
  Morocco: 'Ma Rốc',
  USA: 'Mỹ',
  Australia: 'Úc',
  Turkey: 'Thổ Nhĩ Kỳ',
  Germany: 'Đức',
  'Ivory Coast': 'Bờ Biển Ngà',
  Netherlands: 'Hà Lan',
  Japan: 'Nhật Bản',
  Sweden: 'Thụy Điển',
  Belgium: 'Bỉ',
  Egypt: 'Ai Cập',
  Spain: 'Tây Ban Nha',
  'Saudi Arabia': 'Ả Rập Xê Út',
  France: 'Pháp',
  Norway: 'Na Uy',
  Austria: 'Áo',
  Portugal: 'Bồ Đào Nha',
  'DR Congo': 'CHDC Congo',
  England: 'Anh',
  Denmark: 'Đan Mạch',
  Georgia: 'Gruzia',
  Greece: 'Hy Lạp',
  Italy: 'Ý',
  'North Korea': 'Triều Tiên',
  'North Macedonia': 'Bắc Macedonia',
  'Northern Ireland': 'Bắc Ireland',
  Poland: 'Ba Lan',
  'Republic of Ireland': 'Ireland',
  Russia: 'Nga',
  'Serbia and Montenegro': 'Serbia và Montenegro',
  'Trinidad and Tobago': 'Trinidad và Tobago',
  'United Arab Emirates': 'UAE',
};

/** Names that files of other years have for the same team. */
const otherNames: Readonly<Record<string, string>> = {
  'Bosnia-Herzegovina': 'Bosnia & Herzegovina',
  'Bosnia and Herzegovina': 'Bosnia & Herzegovina',
  Czechia: 'Czech Republic',
  "Côte d'Ivoire": 'Ivory Coast',
  'IR Iran': 'Iran',
  'Korea Republic': 'South Korea',
  'Korea DPR': 'North Korea',
  'United States': 'USA',
};

/** The one name of a national team; any other name is returned as it is. */
export const nationOf = (name: string): string => otherNames[name] ?? name;

/** All names that files have for this team, which has the name that `nationOf` returns. */
export const namesOf = (team: string): string[] => [
  team,
  ...Object.keys(otherNames).filter((name) => otherNames[name] === team),
];

export const nationName = (name: string): string => nations[name] ?? name;

const teamsLeft: Readonly<Record<number, string>> = {
  64: 'Vòng 1/32',
  32: 'Vòng 1/16',
  16: 'Vòng 1/8',
  8: 'Tứ kết',
  4: 'Bán kết',
  3: 'Tranh hạng ba',
  2: 'Chung kết',
};

const otherRounds: readonly [RegExp, string][] = [
  [/^Matchday (\d{1,2})$/i, 'lượt $1'],
  [/^Round (\d{1,2})$/i, 'vòng $1'],
  [/^(?:Qual(?:ifying)?\.? Round|Qualification) (\d)$/i, 'Vòng loại $1'],
  [/^(\d)\. Qualifying Round$/i, 'Vòng loại $1'],
  [/^Preliminary Round$/i, 'Vòng sơ loại'],
  [/^First round$/i, 'Vòng 1'],
  [/^Second round$/i, 'Vòng 2'],
  [/^Third round$/i, 'Vòng 3'],
  [/^Play-?in round (\d)$/i, 'Play-in vòng $1'],
  [/^Play-?in$/i, 'Play-in'],
  [/^Play-?offs?(?: Round)?$/i, 'Play-off'],
  [/^Elimination finals?$/i, 'Play-off vòng 1'],
  [/^Replay$/i, 'Đá lại'],
];

const contexts: readonly [RegExp, string][] = [
  [/^qualif(?:ication|ying|iers)(?= - |$)/i, 'Vòng loại'],
  [/promotion/i, 'Play-off thăng hạng'],
  [/relegation.*play-?offs?(?! - )|play-?outs?$/i, 'Play-off trụ hạng'],
  [/champion|meister|\btitle\b/i, 'Nhóm tranh vô địch'],
  [/relegation|qualifikation|qualification group|abstieg/i, 'Nhóm trụ hạng'],
  [/eastern conference/i, 'Miền Đông'],
  [/western conference/i, 'Miền Tây'],
  [/europ|conference|\bE[CL]L\b|\bUE(?:CL|L)\b/i, 'Play-off cúp châu Âu'],
  [/middle|placement/i, 'Nhóm giữa bảng'],
  [/^(?:finals|final stage|knock-?out(?: stage| phase)?|liguilla)$/i, ''],
  [/play-?offs?/i, 'Play-off'],
];

/** The words before a round; what is not known stays as the file has it. */
export const contextName = (context: string): string =>
  context === '' ? '' : (contexts.find(([pattern]) => pattern.test(context))?.[1] ?? context);

/** The round as users read it. A match of a group shows its group, which is more useful than the matchday. */
export function roundName(match: Pick<OpenMatch, 'stage' | 'round' | 'group'>): string {
  const text = readRound(match);
  if (text.group !== undefined) return text.group === '' ? 'Vòng bảng' : `Bảng ${text.group}`;
  const words = contextName(text.context);
  // `Playoffs, Matchday 1` is a leg.
  const own = text.number !== undefined && words !== 'Play-off' ? `Vòng ${text.number}` : lastName(text.last);
  // The season already says whose play-offs these are.
  if (text.half !== '' && words === 'Play-off') return `${text.half} · ${own}`;
  const joined = words === 'Play-off' && text.number !== undefined ? [`${words} ${own}`] : [words, own];
  return [text.half, ...joined].filter((part) => part !== '').join(' · ');
}

function lastName(last: string): string {
  const left = teamsLeftIn(last);
  if (left !== null) return teamsLeft[left] ?? last;
  for (const [pattern, name] of otherRounds) {
    const found = pattern.exec(last);
    if (found) return name.replace('$1', found[1] ?? '');
  }
  return last;
}
