import { EventType, RawStatus, StatType } from '@khandai/contracts';
import { commentaryOf } from './commentary.js';
import { lineUpsAt } from './line-ups.js';
import { extraAt, fixtureAt, scoreAt } from './match-course.js';
import { eventsAt, statsAt } from './match-details.js';
import { isGoal, scriptOf } from './match-script.js';
import { squadOf } from './people.js';
import { kicksUntil, shotsUntil } from './shots.js';
import type { DemoFixture } from './fixture.js';
import { nightOf } from './seasons.js';
import { whistles } from './whistles.js';

const fixtures = Array.from({ length: 30 }, (_, index) => nightOf(7, { seed: `match ${index}` })).flat();
const cup = fixtures.map((fixture): DemoFixture => ({ ...fixture, knockOut: true }));
const regional = fixtures.map((fixture): DemoFixture => ({ ...fixture, mayFail: true }));
const overOf = (fixture: DemoFixture) => fixture.kickOff + whistles(scriptOf(fixture)).over;

describe('a demo match', () => {
  it('ends with score, events, cards and statistics that agree', () => {
    for (const fixture of fixtures) {
      const end = overOf(fixture);
      const final = fixtureAt(fixture, end);
      const events = eventsAt(fixture, end);
      const goals = events.filter(({ type }) => isGoal(type));
      const of = (type: number) => statsAt(fixture, end).find((stat) => stat.type === type)!;
      const count = (types: readonly number[], home: boolean) =>
        events.filter((one) => types.includes(one.type) && one.homeEvent === home).length;
      expect(final.status).toBe(RawStatus.finished);
      expect([goals.filter(({ homeEvent }) => homeEvent).length, goals.length]).toEqual([
        final.homeScore,
        final.homeScore! + final.awayScore!,
      ]);
      expect(of(StatType.corners)).toEqual({ type: StatType.corners, home: final.homeCorner, away: final.awayCorner });
      expect([of(StatType.yellowCards).home, of(StatType.redCards).away]).toEqual([final.homeYellow, final.awayRed]);
      expect(final.homeYellow).toBe(count([EventType.yellowCard], true));
      expect(of(StatType.substitutions).home).toBe(count([EventType.substitution], true));
      const onTarget = of(StatType.shotsOnTarget);
      expect(onTarget.home).toBe(of(StatType.saves).away + count([EventType.goal, EventType.penaltyScored], true));
      expect(of(StatType.shots).home).toBe(
        onTarget.home + of(StatType.shotsOffTarget).home + of(StatType.shotsBlocked).home,
      );
      expect(of(StatType.possession).home + of(StatType.possession).away).toBe(100);
      expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length);
    }
  });

  it('has a place, a player and expected goals for each shot, as many as its goals and statistics say', () => {
    for (const fixture of fixtures) {
      const { over } = whistles(scriptOf(fixture));
      const shots = shotsUntil(fixture, over).map(({ shot }) => shot);
      const stats = new Map(statsAt(fixture, overOf(fixture)).map((stat) => [stat.type, stat]));
      const home = shots.filter(({ homeShot }) => homeShot);
      const counted = stats.get(StatType.shots)!;
      expect([home.length, shots.length]).toEqual([counted.home, counted.home + counted.away]);
      const inside = stats.get(StatType.shotsInsideBox)!;
      expect(inside.home + stats.get(StatType.shotsOutsideBox)!.home).toBe(home.length);
      expect(new Set(shots.map(({ shotId }) => shotId)).size).toBe(shots.length);
      for (const { x, y, playerName, expectedGoals } of shots) {
        expect([x > 50 && x < 100, y > 0 && y < 100, playerName !== '', expectedGoals! > 0]).toEqual([
          ...[true, true, true, true],
        ]);
      }
      const expected = home.reduce((sum, shot) => sum + shot.expectedGoals!, 0);
      expect(stats.get(StatType.expectedGoals)!.home).toBeCloseTo(expected, 2);
    }
  });

  it('lists the kicks of a shoot-out with the score after each', () => {
    const fixture = cup.find((one) => scriptOf(one).extra?.kicks)!;
    const end = overOf(fixture) - fixture.kickOff;
    const last = kicksUntil(fixture, end).at(-1)!;
    const extra = extraAt(scriptOf(fixture), end)!;
    expect([last.homeScore, last.awayScore]).toEqual([extra.penaltyHomeScore, extra.penaltyAwayScore]);
  });

  it('a goal that the VAR disallows loses its event and its score, and the decision stays in the events', () => {
    const fixture = fixtures.find((one) => scriptOf(one).events.some(({ until }) => until !== undefined))!;
    const goal = scriptOf(fixture).events.find(({ until }) => until !== undefined)!;
    const before = scoreAt(scriptOf(fixture), goal.at - 1);
    const side = goal.home ? 0 : 1;
    expect(scoreAt(scriptOf(fixture), goal.at)[side]).toBe(before[side] + 1);
    expect(scoreAt(scriptOf(fixture), goal.until!)[side]).toBeLessThanOrEqual(before[side] + 1);
    const reported = (at: number) =>
      eventsAt(fixture, fixture.kickOff + at).map(({ type, playerName }) => `${type} ${playerName}`);
    expect(reported(goal.at)).toContain(`${EventType.goal} ${goal.playerName}`);
    expect(reported(goal.until!)).toContain(`${EventType.var} ${goal.playerName}`);
    expect(reported(goal.until!).filter((one) => one === `${EventType.goal} ${goal.playerName}`).length).toBe(
      scriptOf(fixture).events.filter(
        (one) =>
          one.type === EventType.goal && one.playerName === goal.playerName && !one.until && one.at <= goal.until!,
      ).length,
    );
  });

  it('lists every player once, a captain among the eleven, and every player of an event', () => {
    for (const fixture of fixtures.slice(0, 60)) {
      for (const ahead of [20 * 3_600_000, 30 * 60_000]) {
        const { home, away, preview } = lineUpsAt(fixture, fixture.kickOff - ahead)!;
        expect(preview).toBe(ahead > 3_600_000);
        for (const team of [home, away]) {
          const players = [...team.starting, ...team.bench];
          expect([team.starting.length, players.length, new Set(players.map(({ name }) => name)).size]).toEqual([
            11, 18, 18,
          ]);
          expect(new Set(players.map(({ number }) => number)).size).toBe(18);
          expect(team.starting.filter(({ isCaptain }) => isCaptain).length).toBe(1);
          const rows = [...team.formation].map(
            (_, row) => team.starting.filter(({ position }) => position === row + 1).length,
          );
          expect(rows.join('')).toBe(team.formation);
          expect(players.some(({ name }) => name === team.coach)).toBe(false);
        }
      }
      const announced = lineUpsAt(fixture, fixture.kickOff)!;
      const names = [announced.home, announced.away].flatMap(({ starting, bench }) =>
        [...starting, ...bench].map(({ name }) => name),
      );
      for (const { playerName } of eventsAt(fixture, overOf(fixture))) expect(names).toContain(playerName);
    }
    expect(lineUpsAt(fixtures[0]!, fixtures[0]!.kickOff - 25 * 3_600_000)).toBeNull();
  });

  it('has commentary in order of minutes that names only players of the match', () => {
    for (const fixture of [...fixtures.slice(0, 40), ...cup.slice(0, 60)]) {
      const written = commentaryOf(fixture);
      const keys = written.map(({ line: { minute, addedMinute, liveId } }) => [minute, addedMinute, liveId] as const);
      const sorted = [...keys].sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2].localeCompare(b[2]));
      expect(keys).toEqual(sorted);
      expect(written.every(({ line }) => line.text.length > 5 && !/[{}]|undefined/.test(line.text))).toBe(true);
      expect(written.length).toBeGreaterThan(25);
      expect(written.length).toBeLessThan(130);
    }
    expect(new Set(commentaryOf(fixtures[0]!).map(({ line }) => line.text)).size).toBeGreaterThan(20);
  });

  it('of the cup has extra time when it is level, and then penalties until one team has won', () => {
    const extra = cup.filter((fixture) => scriptOf(fixture).extra);
    const kicked = extra.filter((fixture) => scriptOf(fixture).extra!.kicks);
    expect(extra.length).toBeGreaterThan(10);
    expect(kicked.length).toBeGreaterThan(3);
    expect(extra.length).toBeGreaterThan(kicked.length);
    for (const fixture of extra) {
      const script = scriptOf(fixture);
      const { end, over } = whistles(script);
      const playing = fixtureAt(fixture, fixture.kickOff + end + 60_000);
      expect([playing.status, playing.homeScore === playing.awayScore]).toEqual([RawStatus.extraTime, true]);
      const final = fixtureAt(fixture, fixture.kickOff + over);
      const { homeScore, awayScore, penaltyHomeScore, penaltyAwayScore } = final.extra!;
      expect([final.status, final.homeScore]).toEqual([RawStatus.finished, playing.homeScore]);
      expect(homeScore === awayScore).toBe(penaltyHomeScore !== null);
      if (penaltyHomeScore !== null) expect(penaltyHomeScore).not.toBe(penaltyAwayScore);
      const reported = eventsAt(fixture, fixture.kickOff + over).filter(({ type }) => isGoal(type));
      expect(reported.length).toBe(homeScore + awayScore);
      expect(extraAt(script, end - 1)).toBeNull();
      const duration = over / 60_000;
      expect(duration).toBeLessThan(190);
    }
    for (const fixture of kicked.slice(0, 5)) {
      const { kicks } = scriptOf(fixture).extra!;
      expect(fixtureAt(fixture, fixture.kickOff + kicks![0]!.at).status).toBe(RawStatus.penalties);
      expect(kicks!.every(({ home }, index) => index % 2 === 0 || home !== kicks![index - 1]!.home)).toBe(true);
    }
  });

  it('a match of the first division may be postponed, cancelled or abandoned, and keeps that state', () => {
    const statuses = new Set(regional.map((fixture) => fixtureAt(fixture, overOf(fixture)).status));
    expect([...statuses].sort()).toEqual(
      [RawStatus.finished, RawStatus.cancelled, RawStatus.interrupted, RawStatus.postponed].sort(),
    );
    for (const fixture of regional) {
      const final = fixtureAt(fixture, overOf(fixture));
      if (final.status === RawStatus.finished) continue;
      expect(final.homeScore === null).toBe(final.status !== RawStatus.interrupted);
      expect(fixtureAt(fixture, overOf(fixture) + 3_600_000)).toEqual(final);
      if (final.homeScore === null) expect(eventsAt(fixture, overOf(fixture))).toEqual([]);
    }
  });

  it('says in its commentary that it was postponed, or that it was cancelled', () => {
    const said = (status: number) =>
      regional
        .filter((fixture) => fixtureAt(fixture, overOf(fixture)).status === status)
        .map((fixture) => commentaryOf(fixture).at(-1)?.line.text);
    const [postponed, cancelled] = [said(RawStatus.postponed), said(RawStatus.cancelled)];
    expect([postponed, cancelled].map(({ length }) => length > 0)).toEqual([true, true]);
    expect(postponed.filter((text) => !text?.includes('hoãn'))).toEqual([]);
    expect(cancelled.filter((text) => !text?.includes('hủy'))).toEqual([]);
  });

  it('has invented players, and no name twice in a squad', () => {
    for (const { home } of fixtures.slice(0, 20)) {
      const { starters, bench } = squadOf(home);
      expect(new Set([...starters, ...bench]).size).toBe(18);
    }
  });
});
