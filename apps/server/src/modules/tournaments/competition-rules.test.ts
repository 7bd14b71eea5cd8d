import { rulesOfSeason } from './competition-rules.js';
import { adjustmentsOf } from './deductions.js';

describe('the rules of a league', () => {
  it.each([
    ['Cúp C2 châu Âu', '2025/26', 'europaLeague'],
    ['UEFA Conference League', '2024/25', 'conferenceLeague'],
    // The cups of UEFA had groups before.
    ['UEFA Europa League', '2023/24', 'uefaGroupsWithPlayOff'],
    ['Cúp C1 châu Âu', '2018/19', 'uefaGroupsUntil2020'],
    ['Serie A', '2021/22', 'serieAUntil2021'],
    ['VĐQG Áo', '2015/16', 'goalsFirst'],
    ['VĐQG Áo', '2018/19', 'austrianBundesligaUntil2020'],
    ['VĐQG Áo', '2021/22', 'austrianBundesliga'],
    ['VĐQG Séc', '2024/25', 'czechLeague'],
    ['VĐQG Séc', '2020/21', 'czechLeague'],
    ['VĐQG Séc', '2017/18', 'unknown'],
    ['VĐQG Croatia', '2024/25', 'croatianLeague'],
    ['VĐQG Ukraina', '2019/20', 'ukrainianPremierLeague'],
    ['Ukrainian Premier League', '2025/26', 'ukrainianPremierLeague'],
    ['VĐQG Nga', '2025/26', 'russianPremierLeague'],
    ['VĐQG Nga', '2021/22', 'unknown'],
    ['VĐQG Ai Cập', '2025/26', 'egyptianPremierLeague'],
    ['VĐQG Ai Cập', '2024/25', 'unknown'],
    ['Algerian Ligue 1', '2025/26', 'algerianLigue1'],
    // What is published of its order contradicts itself, goals by their difference or by their quotient.
    ['VĐQG Maroc', '2025/26', 'unknown'],
    ['VĐQG Thụy Sĩ', '2023/24', 'swissSuperLeague'],
    ['VĐQG Mexico', '2024/25 Apertura', 'ligaMx'],
    ['Hạng nhất Anh', '2024/25', 'championship'],
    ['Hạng hai Tây Ban Nha', '2024/25', 'segunda'],
    ['Euro', '2012', 'euroUntil2012'],
    ['VĐQG Ba Lan', '2016/17', 'unknown'],
    ['Brazil Serie A', '2026', 'brasileirao'],
    ['Serie A', '2025/26', 'serieA'],
    ['MLS', '2026', 'mls'],
    ['VĐQG Thổ Nhĩ Kỳ', '2025/26', 'superLig'],
    ['J1 League', '2025', 'j1League'],
    ['Japanese J1 League', '2020', 'j1League2020'],
    ['VĐQG Nhật Bản', '2019', 'j1League'],
    ['Siêu cấp Trung Quốc', '2025', 'chineseSuperLeague'],
    ['Saudi Professional League', '2026/27', 'saudiProLeague'],
    ['VĐQG Úc', '2026/27', 'aLeague'],
    ['Australian A-League', '2023/24', 'aLeague2023'],
    // Before, its order was another one; which one, is not known for each season.
    ['Australian A-League', '2022/23', 'unknown'],
    // Until 2018/19 the second play-off began without points, in groups.
    ['Belgian First Division A', '2020/21', 'belgianProLeague'],
    ['Belgian First Division A', '2018/19', 'belgianProLeagueUntil2019'],
    ['Euro', '1992', 'goalsFirst'],
    ['Giải giao hữu', '2026', 'unknown'],
  ])('[LS10] (rules) %s %s has those of %s', (name, season, rules) => {
    expect(rulesOfSeason(name, season).competition).toBe(rules);
  });

  it('[LS10] (rules) a win gave two points before it gave three, and the zones of now do not hold for seasons long ago', () => {
    const rules = (season: string) => rulesOfSeason('Bundesliga', season).rules;
    expect([rules('1994/95').win, rules('1995/96').win]).toEqual([2, 3]);
    expect([rules('2011/12').zones, rules('2024/25').zones?.[0]?.kind]).toEqual([[], 'championsLeague']);
  });
});

describe('zones', () => {
  const relegated = (league: string, season: string) =>
    rulesOfSeason(league, season).rules.zones?.find(({ kind }) => kind === 'relegation');

  it('[LS10] (rules) of Japan and Saudi Arabia hold since as many clubs as now go down', () => {
    expect([relegated('J1 League', '2024'), relegated('Saudi Pro League', '2023/24')]).toEqual(
      Array(2).fill({ kind: 'relegation', from: -3, to: -1 }),
    );
    expect(['2018', '2019', '2020', '2021', '2022', '2023'].map((season) => relegated('J1 League', season))).toEqual(
      Array(6).fill(undefined),
    );
    expect(relegated('Saudi Pro League', '2022/23')).toBeUndefined();
  });

  it('[LS10] (rules) a win gives three points in England since 1981/82, and in the second divisions with the first', () => {
    const win = (league: string, ...seasons: string[]) =>
      seasons.map((season) => rulesOfSeason(league, season).rules.win);
    expect(win('Ngoại hạng Anh', '1980/81', '1981/82')).toEqual([2, 3]);
    expect(win('Hạng hai Tây Ban Nha', '1994/95', '1995/96')).toEqual([2, 3]);
    expect(win('Serie B', '1993/94', '1994/95')).toEqual([2, 3]);
    expect(win('VĐQG Thổ Nhĩ Kỳ', '1986/87', '1987/88')).toEqual([2, 3]);
  });
});

describe('deductions', () => {
  const taken = (league: string, season: string, ...names: string[]) =>
    adjustmentsOf(
      rulesOfSeason(league, season).competition,
      season,
      names.map((name) => ({ teamId: name, name })),
    ).map(({ team, points }) => `${team} ${points}`);

  it('[LS10] (deductions) the club is known under each of its names, and no other club is', () => {
    expect(taken('Serie A', '2014/15', 'Parma', 'Parma FC', 'Parma Calcio 1913', 'Palermo')).toEqual([
      ...['Parma -7', 'Parma FC -7', 'Parma Calcio 1913 -7'],
    ]);
    expect(taken('Ligue 1', '2021/22', 'Olympique Lyonnais', 'OGC Nice', 'AS Monaco')).toEqual([
      ...['Olympique Lyonnais -1', 'OGC Nice -1'],
    ]);
    expect(taken('Serie A', '2006/07', 'AC Milan', 'FC Internazionale Milano', 'Inter Milan')).toEqual(['AC Milan -8']);
    expect(taken('Hạng nhất Anh', '2020/21', 'Sheffield Wednesday FC', 'Sheffield United FC')).toEqual([
      'Sheffield Wednesday FC -6',
    ]);
  });

  it.each([
    ['English League One', '2004/05', 'Wrexham AFC', -10],
    ['English League One', '2008/09', 'Stockport County FC', -10],
    ['English League Two', '2006/07', 'Boston United FC', -10],
    ['Bundesliga', '1993/94', 'Dynamo Dresden', -4],
    ['Serie B', '2022/23', 'Genoa CFC', -1],
    ['Serie B', '2023/24', 'UC Sampdoria', -2],
    ['Brazil Serie A', '2010', 'Grêmio Prudente', -3],
  ])('[LS10] (deductions) %s %s took points from %s: %d', (league, season, club, points) => {
    expect(taken(league, season, club, 'Grêmio', 'Wigan Athletic FC')).toEqual([`${club} ${points}`]);
  });

  it('[LS10] (deductions) another season of the same club has none', () => {
    expect(taken('Serie A', '2015/16', 'Parma FC')).toEqual([]);
    expect(taken('Hạng nhất Anh', '2021/22', 'Derby County FC', 'Reading FC')).toEqual([
      ...['Derby County FC -21', 'Reading FC -6'],
    ]);
  });
});
