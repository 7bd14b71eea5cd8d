import { EventType, type MatchEvent, MatchState, RawStatus } from '@khandai/contracts';
import { render } from '@testing-library/react';
import { fixture } from '../../../../test/fixtures';
import { courseOf, scoreAt, stopText } from './match-course';
import { Pitch } from './Pitch';
import { LENGTH, pitchMarks, WIDTH } from './pitch-marks';

const NOW = Date.parse('2026-11-28T14:00:00Z');

const event = (eventId: string, part: Partial<MatchEvent> = {}): MatchEvent => ({
  ...{ eventId, type: EventType.goal, minute: 10, addedMinute: 0, homeEvent: true },
  ...{ playerName: 'Nguyễn Quang Hải', otherPlayerName: null, homeScore: null, awayScore: null },
  ...part,
});
const ended = (part = {}) =>
  fixture({ state: MatchState.ended, status: RawStatus.finished, homeScore: 1, awayScore: 1, ...part });

describe('[SH11] (pitch part) the course of a match', () => {
  const goals = [
    event('b', { minute: 45, addedMinute: 2, homeEvent: false, homeScore: 1, awayScore: 1 }),
    event('a', { minute: 12, homeScore: 1, awayScore: 0 }),
    event('c', { minute: 45, addedMinute: 1, type: EventType.yellowCard }),
  ];

  test('goes through every minute, and through the added ones in which something happened', () => {
    const { stops, events } = courseOf(ended(), goals, NOW);
    expect(stops.map(stopText).slice(44, 49)).toEqual(['44', '45', '45+1', '45+2', '46']);
    expect([stopText(stops[0]!), stopText(stops.at(-1)!), stops.length]).toEqual(['0', '90', 93]);
    expect(events.map(({ event: { eventId }, at }) => [eventId, stopText(stops[at]!)])).toEqual([
      ['a', '12'],
      ['c', '45+1'],
      ['b', '45+2'],
    ]);
  });

  test('ends with the match: at 90 or 120 minutes, at the pause, at the running minute, and never before its last event', () => {
    const lastOf = (one: ReturnType<typeof fixture>, list: readonly MatchEvent[] = goals) =>
      stopText(courseOf(one, list, NOW).stops.at(-1)!);
    expect(lastOf(ended(), [event('late', { minute: 90, addedMinute: 6 })])).toBe('90+6');
    expect(lastOf(ended(), [event('extra', { minute: 101 })])).toBe('120');
    const halfTime = { state: MatchState.live, status: RawStatus.halfTime };
    expect([lastOf(fixture(halfTime)), lastOf(fixture(halfTime), [event('early')])]).toEqual(['45+2', '45']);
    const running = { state: MatchState.live, status: RawStatus.firstHalf, halfStart: new Date(NOW - 20 * 60_000) };
    const live = fixture({ ...running, halfStart: running.halfStart.toISOString() });
    expect(lastOf(live, [event('early')])).toBe('21');
    expect(lastOf(live, [event('ahead', { minute: 33 })])).toBe('33');
  });

  test('has the score of each minute, by the words of the feed or by counting, and none where goals are missing', () => {
    const course = courseOf(ended(), goals, NOW);
    const scores = [0, 11, 12, 46, 47, 92].map((at) => scoreAt(course, at).join('–'));
    expect([scores, course.isWhole]).toEqual([['0–0', '0–0', '1–0', '1–0', '1–1', '1–1'], true]);
    const counted = [
      event('x'),
      event('y', { type: EventType.ownGoal, homeEvent: false }),
      event('z', { type: EventType.var }),
    ];
    expect(courseOf(ended(), counted, NOW).isWhole).toBe(true);
    expect(courseOf(ended({ homeScore: 3 }), counted, NOW).isWhole).toBe(false);
    expect(courseOf(ended({ homeScore: null, awayScore: null }), [], NOW)).toMatchObject({ isWhole: true, events: [] });
  });
});

describe('[SH11] (pitch part) signs on the pitch', () => {
  const all = (count: number, part: Partial<MatchEvent>) =>
    Array.from({ length: count }, (_, n) => ({ event: event(`${part.type} ${part.homeEvent} ${n}`, part), at: n }));

  test('stand before the attacked goal, or in their team’s half, and never on each other', () => {
    const marks = pitchMarks(
      [true, false].flatMap((homeEvent) => [
        ...all(10, { homeEvent, type: EventType.goal }),
        ...all(6, { homeEvent, type: EventType.substitution }),
        ...all(7, { homeEvent, type: EventType.yellowCard }),
        ...all(2, { homeEvent, type: EventType.var }),
      ]),
    );
    const near = marks.flatMap((one, n) =>
      marks.slice(n + 1).filter((two) => Math.hypot(one.x - two.x, one.y - two.y) < 7),
    );
    expect(near).toEqual([]);
    expect(marks.every(({ x, y }) => x > 3 && x < LENGTH - 3 && y > 3 && y < WIDTH - 5)).toBe(true);
    for (const { kind, home, x } of marks) expect(x > LENGTH / 2).toBe((kind === 'goal') === home);
  });

  test('of a review is no goal that was taken away: it has its own shape, away from the goal', () => {
    const { container } = render(
      <Pitch
        label="Sân"
        home={fixture().home}
        away={fixture().away}
        marks={pitchMarks(all(1, { type: EventType.var })).map((mark) => ({ ...mark, minute: '9', isNew: false }))}
      />,
    );
    const sign = container.querySelector('[data-mark="var"]');
    expect(sign?.textContent).toBe('VAR9′');
    expect(sign?.querySelector('circle')).toBeNull();
  });
});
