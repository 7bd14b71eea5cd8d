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
    ['Giải giao hữu', '2026', 'unknown'],
  ])('[LS10] (rules) %s %s has those of %s', (name, season, rules) => {
    expect(competitionOf(name, season)).toBe(rules);
  });
});
