import { leagueSlugs } from './league-slugs.js';

const slugsOf = (...leagues: [leagueId: string, name: string][]) => [
  ...leagueSlugs(leagues.map(([leagueId, name]) => ({ leagueId, name }))).values(),
];

describe('slugs of leagues', () => {
  it('are the name without marks', () => {
    expect(slugsOf(['v1', 'V.League 1'], ['lal', 'VĐQG Tây Ban Nha'])).toEqual(['v-league-1', 'vdqg-tay-ban-nha']);
  });

  it('contain the id where two leagues, or a league and a sport, have the same name', () => {
    expect(slugsOf(['a', 'Cúp Quốc gia'], ['B2', 'Cup Quoc Gia'], ['c', 'Bóng đá'])).toEqual([
      'cup-quoc-gia-a',
      'cup-quoc-gia-b2',
      'bong-da-c',
    ]);
  });
});
