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

const rounds: readonly [RegExp, string][] = [
  [/^Round of 32$/, 'Vòng 1/16'],
  [/Round of 16$/, 'Vòng 1/8'],
  [/Quarter-?finals?$/, 'Tứ kết'],
  [/Semi-?finals?$/, 'Bán kết'],
  [/^(?:Match for third place|Third place(?: play-?off)?)$/i, 'Tranh hạng ba'],
  [/Final$/, 'Chung kết'],
  [/^(?:League, )?Matchday (\d+)$/, 'Vòng $1'],
  [/^Playoffs, Matchday (\d+)$/, 'Play-off lượt $1'],
];

/** The stage, if any, and the round. */
export const stageRound = ({ stage, round, group }: { stage: string; round: string; group: string }): string =>
  stage === '' || /^regular/i.test(stage)
    ? roundName(round, group)
    : `${stageName(stage)} · ${roundName(round, group)}`;

const stages: readonly [RegExp, string][] = [
  [/championship/i, 'Nhóm tranh vô địch'],
  [/relegation/i, 'Nhóm trụ hạng'],
  [/play-?offs?/i, 'Play-off'],
];

const stageName = (stage: string): string => stages.find(([pattern]) => pattern.test(stage))?.[1] ?? stage;

/** Group matches show their group, which is more useful to readers than the matchday number. */
export function roundName(round: string, group: string): string {
  const letter = /^Group ([A-Z])$/.exec(group || round)?.[1];
  if (letter !== undefined) return `Bảng ${letter}`;
  for (const [pattern, name] of rounds) {
    const found = pattern.exec(round);
    if (found) return name.replace('$1', found[1] ?? '');
  }
  return round;
}
