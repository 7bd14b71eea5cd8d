/** @jest-environment node */
import {
  type Bracket,
  type BracketTie,
  type Fixture,
  MatchState,
  RawStatus,
  type Tournament,
} from '@khandai/contracts';
import Team from '../app/features/team/routes';
import TournamentRoute from '../app/features/tournament/routes';
import { fixture } from './fixtures';
import { renderPage, wordsOf } from './render-page';

const over = { state: MatchState.ended, status: RawStatus.finished, awayRed: 0 } as const;
const league = { ...fixture().league, pageId: 7 };
const choice = { hidden: false, asked: false };

const tie = (fixtureId: string, legs: readonly Partial<Fixture>[], winner: 0 | 1 | null = 0): BracketTie => {
  const list = legs.map((leg, index) => fixture({ ...over, ...leg, fixtureId: `${fixtureId}-${index}` }));
  const { home, away } = list[0]!;
  return { teams: [home, away], legs: list, aggregate: null, penalties: null, winner, decidedBy: null };
};
const final = (...ties: BracketTie[]): Bracket => ({
  ...{ season: '2026', thirdPlace: null },
  rounds: [{ number: 2, name: 'Chung kết', ties }],
});

function bracketWords(bracket: Bracket): string {
  const tournament: Tournament = {
    ...{ league, sportType: 10, simulated: false, season: '2026', seasons: ['2026'], teams: 2, matches: 1, ended: 1 },
    ...{ goals: 0, homeWins: 0, draws: 0, hasTable: false, hasBracket: true, rounds: [], round: null },
  };
  const data = { kind: 'tournament', id: 7, choice, tournament, part: 'bracket', view: 'all' };
  return wordsOf(renderPage({ Page: TournamentRoute, data: { ...data, bracket: { ok: true, value: bracket } } }));
}

describe('the bracket of a cup', () => {
  test('[LS10] (bracket) the winner of the one final is the champion; of several finals none is', () => {
    expect(bracketWords(final(tie('a', [{}])))).toContain('Vô địch: Công An Hà Nội');
    expect(bracketWords(final(tie('a', [{}]), tie('b', [{}])))).not.toContain('Vô địch');
    expect(bracketWords(final(tie('a', [{}], null)))).not.toContain('Vô địch');
  });

  test('[LS10] (bracket) each leg of a tie says which one it is, and has its day once', () => {
    const legs = [{ kickOff: '2026-11-10T12:15:00Z' }, { kickOff: '2026-11-17T12:15:00Z' }];
    const words = bracketWords(final(tie('a', legs)));
    expect(words).toMatch(/2 lượt .*Lượt đi · 19:15 · Th 3, 10\/11.*Lượt về · 19:15 · Th 3, 17\/11/);
    expect(words.split('17/11')).toHaveLength(2);
  });

  test('[LS10] (bracket) a tie of a later day has its day once, also in two legs', () => {
    const coming = { state: MatchState.coming, status: RawStatus.notStarted, kickOff: '2026-11-24T12:15:00Z' };
    for (const legs of [[coming], [{ kickOff: '2026-11-10T12:15:00Z' }, coming]])
      expect(bracketWords(final(tie('a', legs, null))).split('24/11')).toHaveLength(2);
  });

  test('[LS10] (bracket) a tie whose first leg is live shows its minute', () => {
    const live = { state: MatchState.live, status: RawStatus.secondHalf, matchTime: 63 };
    const later = { state: MatchState.coming, status: RawStatus.notStarted, kickOff: '2026-11-24T12:15:00Z' };
    expect(bracketWords(final(tie('a', [live, later], null)))).toMatch(/2 lượt \d+′/);
  });
});

describe('the page of a team', () => {
  const { home, away } = fixture();
  const shown = (last: readonly Fixture[], group = '') => {
    const row = { team: { ...home, pageId: 3 }, rank: 1, moved: null, played: 3, wins: 2, draws: 1, losses: 0 };
    const figures = { goalsFor: 5, goalsAgainst: 0, points: 7, adjusted: 0, zone: null, part: null, live: null };
    const profile = {
      ...{ team: { ...home, pageId: 3 }, sportType: 10, simulated: false, league, season: '2024/25', ground: '' },
      ...{ coach: '', coming: [], last },
      standing: { group, provisional: false, takenAt: null, rows: [{ ...row, ...figures, next: null, form: [] }] },
    };
    return renderPage({ Page: Team, data: { kind: 'team', id: 3, choice, profile, part: 'overview' } });
  };
  const outcomes = (last: readonly Fixture[]) =>
    [...shown(last).matchAll(/data-outcome="(\w+)"/g)].map(([, outcome]) => outcome);

  test('[LS10] (form) extra time decides a match, a shoot-out does not, and an abandoned match is none', () => {
    const level = { ...over, homeScore: 1, awayScore: 1 };
    const none = { penaltyHomeScore: null, penaltyAwayScore: null };
    const kicks = { penaltyHomeScore: 4, penaltyAwayScore: 3 };
    const last = [
      fixture({ ...level, fixtureId: 'won', extra: { homeScore: 2, awayScore: 1, ...none } }),
      fixture({ ...level, fixtureId: 'lost', home: away, away: home, extra: { homeScore: 2, awayScore: 1, ...none } }),
      fixture({ ...level, fixtureId: 'kicks', extra: { homeScore: 1, awayScore: 1, ...kicks } }),
      fixture({ ...level, fixtureId: 'abandoned', status: RawStatus.abandoned, homeScore: 3 }),
    ];
    // The newest is at the right.
    expect(outcomes(last)).toEqual(['draw', 'loss', 'win']);
  });

  test('[LS10] (place) is that in the group, and leads to the table of the same season', () => {
    const html = shown([fixture(over)], 'H');
    expect(wordsOf(html)).toContain('Bảng H · Hạng 1 · 7 điểm');
    expect(html).toContain('href="/giai-dau/7?mua=2024%2F25"');
    expect(wordsOf(shown([fixture(over)]))).toMatch(/[^·] Hạng 1 · 7 điểm/);
  });
});
