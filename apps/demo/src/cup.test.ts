import { RawStatus } from '@khandai/contracts';
import { earlierSeasonsAt, fixturesAt, seasonsAt } from './calendar.js';
import { DAYS_A_WEEK, weekOf } from './competition.js';
import { wholeCup } from './cup.js';
import { DAY, dayOf, HOUR } from './demo-time.js';
import type { DemoFixture } from './fixture.js';
import { fixtureAt } from './match-course.js';
import { seasons } from './seasons.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
const cup = seasons.find(({ knockOut }) => knockOut)!;
const isCup = ({ league }: DemoFixture) => league.leagueId === cup.league.leagueId;
const seeds = Array.from({ length: 15 }, (_, index) => `cup ${index}`);
const shownAt = (now: number, seed: string) =>
  [fixturesAt, seasonsAt, earlierSeasonsAt].flatMap((at) => at(now, { seed })).filter(isCup);
const endOf = (match: DemoFixture) => fixtureAt(match, match.kickOff + 5 * HOUR);

/** Who goes on, by the rules of the competition. */
function winnerOf(match: DemoFixture): string {
  const { homeScore, awayScore, extra } = endOf(match);
  const goals = extra ? extra.homeScore - extra.awayScore : homeScore! - awayScore!;
  const ahead = goals || extra!.penaltyHomeScore! - extra!.penaltyAwayScore!;
  return ahead > 0 ? match.home.teamId : match.away.teamId;
}

describe('the cup', () => {
  it('plays from eight matches to the final, and only winners go on', () => {
    const decided = { ninety: 0, extra: 0, penalties: 0 };
    for (const seed of seeds) {
      const all = wholeCup(cup, dayOf(NOW), { seed });
      const rounds = [16, 8, 4, 2].map((left) => all.filter(({ stage }) => stage!.roundNumber === left));
      expect(rounds.map(({ length }) => length)).toEqual([8, 4, 2, 1]);
      let left = new Set(cup.teams.map(({ teamId }) => teamId));
      for (const round of rounds) {
        expect(new Set(round.flatMap(({ home, away }) => [home.teamId, away.teamId]))).toEqual(left);
        left = new Set(round.map(winnerOf));
        for (const { extra, status } of round.map(endOf)) {
          expect(status).toBe(RawStatus.finished);
          decided[!extra ? 'ninety' : extra.penaltyHomeScore === null ? 'extra' : 'penalties'] += 1;
        }
      }
      expect(left.size).toBe(1);
      const third = all.filter(({ stage }) => stage!.roundNumber === 3);
      const losers = rounds[2]!.flatMap((match) =>
        [match.home.teamId, match.away.teamId].filter((id) => id !== winnerOf(match)),
      );
      expect(third.map(({ home, away }) => [home.teamId, away.teamId].sort())).toEqual([losers.sort()]);
    }
    expect(Math.min(...Object.values(decided))).toBeGreaterThan(2);
  });

  it('shows a match once its teams are known, and not before', () => {
    for (let now = NOW; now < NOW + 6 * DAYS_A_WEEK * DAY; now += 16 * HOUR) {
      const shown = shownAt(now, 'a');
      expect(new Set(shown.map(({ fixtureId }) => fixtureId)).size).toBe(shown.length);
      for (const match of shown.filter(({ stage }) => stage!.roundNumber! < 16)) {
        const before = shown.filter(
          ({ kickOff, stage }) => stage!.season === match.stage!.season && kickOff < match.kickOff,
        );
        const winners = before.filter((one) => fixtureAt(one, now).status === RawStatus.finished).map(winnerOf);
        const ids = [match.home.teamId, match.away.teamId];
        if (match.stage!.roundNumber !== 3) expect(ids.filter((id) => !winners.includes(id))).toEqual([]);
      }
      // The present season, from its draw to the weeks after its final.
      const week = shown.filter(({ kickOff }) => Math.abs(weekOf(dayOf(kickOff)) - weekOf(dayOf(now))) < DAYS_A_WEEK);
      expect(week.length).toBeGreaterThanOrEqual(8);
    }
  });

  it('is the same for the same seed, and has other matches for another one', () => {
    const course = (seed: string) =>
      wholeCup(cup, dayOf(NOW), { seed }).map((match) => [match.fixtureId, match.kickOff, endOf(match).homeScore]);
    const first = course('a');
    for (const seed of seeds) course(seed);
    expect(course('a')).toEqual(first);
    expect(course('b')).not.toEqual(first);
  });
});
