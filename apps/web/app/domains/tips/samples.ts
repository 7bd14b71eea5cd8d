import type { Fixture, Tip } from '@khandai/contracts';

/** A tip for tests: the home team −0.25 at 0.91, open. */
export function aTip(fixture: Fixture, changes: Partial<Tip> = {}): Tip {
  return {
    ...{ tipId: 1, slug: 'hai-phong-cahcm-1', match: { home: fixture.home.name, away: fixture.away.name } },
    ...{ market: 30, side: 'home', line: 0.25, price: 0.91, priceNow: 0.87 },
    ...{ postedAt: '2026-11-20T12:42:00.000Z', lockedAt: fixture.kickOff, state: 'open', result: null, half: false },
    ...{ units: null, simulated: false, fixture, company: { companyId: 3, name: 'Nhà cái 3' } },
    ...{
      title: '',
      analysis: '',
      textHidden: false,
      score: null,
      settledAt: null,
      voidCause: null,
      postId: 7,
      comments: 0,
    },
    agree: { yes: 0, no: 0, mine: null },
    tipster: {
      ...{ userId: 5, username: 'quocbao', showName: 'Trần Quốc Bảo', profilePicture: null, role: 'commentator' },
      ...{ simulated: false, followers: 212, following: false, openTips: 1 },
      record: {
        ...{ tips: 50, wins: 32, draws: 4, losses: 14, halfWins: 6, halfLosses: 2, winRate: 0.64, streak: 3 },
        ...{ interval: { low: 0.5, high: 0.76 }, units: 6.42, ranked: true, last: [10, 30, 10], since: null },
      },
    },
    ...changes,
  };
}
