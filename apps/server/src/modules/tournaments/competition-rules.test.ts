import { competitionOf } from './competition-rules.js';

describe('the rules of a league', () => {
  it.each([
    ['Cúp C2 châu Âu', '2025/26', 'europaLeague'],
    ['UEFA Conference League', '2024/25', 'conferenceLeague'],
    // The cups of UEFA had groups before.
    ['UEFA Europa League', '2023/24', 'unknown'],
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
    // Before, its order was another one; which one, is not told for each season.
    ['Australian A-League', '2022/23', 'unknown'],
    ['Giải giao hữu', '2026', 'unknown'],
  ])('[LS10] (rules) %s %s has those of %s', (name, season, rules) => {
    expect(competitionOf(name, season)).toBe(rules);
  });
});
