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
};

export const nationName = (name: string): string => nations[name] ?? name;

/** Leagues by the name in their file without the season. */
const leagues: Readonly<Record<string, string>> = {
  'English Premier League': 'Ngoại hạng Anh',
  'Spain Primera División': 'La Liga',
  'Italian Serie A': 'Serie A',
  'Deutsche Bundesliga': 'Bundesliga',
  'French Ligue 1': 'Ligue 1',
  'UEFA Champions League': 'Cúp C1 châu Âu',
  'Japan | J1 League': 'J1 League',
  'China | Super League': 'Siêu cấp Trung Quốc',
};

/** "English Premier League 2025/26" is the same league in every season; each World Cup is a league of its own. */
export function leagueNameOf(competition: string): { key: string; name: string } {
  const key = competition.replace(/\s+\d{4}(\/\d{2,4})?$/, '');
  const name = leagues[key];
  return name === undefined ? { key: competition, name: competition } : { key, name };
}

const rounds: readonly [RegExp, string][] = [
  [/^Round of 32$/, 'Vòng 1/16'],
  [/Round of 16$/, 'Vòng 1/8'],
  [/Quarter-?finals?$/, 'Tứ kết'],
  [/Semi-?finals?$/, 'Bán kết'],
  [/^Match for third place$/, 'Tranh hạng ba'],
  [/Final$/, 'Chung kết'],
  [/^(?:League, )?Matchday (\d+)$/, 'Vòng $1'],
  [/^Playoffs, Matchday (\d+)$/, 'Play-off lượt $1'],
];

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
