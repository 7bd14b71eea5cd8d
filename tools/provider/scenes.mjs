/** What may become of a match besides ninety minutes of play, as the provider tells it. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const STATUS = { cancelled: -10, undecided: -11, abandoned: -12, interrupted: -13, postponed: -14 };
const TYPE = { red: 2, yellow: 3, penalty: 7, ownGoal: 8, secondYellow: 9, substitution: 11, missed: 13, var: 14 };

/** From the start on, or at a minute of the clock on the wall. */
const always = -Infinity;
const fated =
  (status, at, rest = {}) =>
  (match) => ({ ...match, fate: { status, at, ...rest } });

const withEvents = (events) => (match) => ({ ...match, events: [...(match.events ?? []), ...events] });

/** Goals of the story, instead of its own. */
const withGoals = (goals, events = []) => {
  const add = withEvents(events);
  return (match) => add({ ...match, goals });
};

const moved = (match, rest) => ({ ...match, kickOff: match.kickOff + 2 * HOUR, formerKickOff: match.kickOff, ...rest });

/** Of a match, by name; each gives the match with another story. */
export const scenes = {
  postponed: fated(STATUS.postponed, always, { explain: 'Hoãn vì mưa' }),
  cancelled: fated(STATUS.cancelled, always),
  undecided: fated(STATUS.undecided, always),
  abandoned: fated(STATUS.abandoned, 32 * MINUTE),
  interrupted: fated(STATUS.interrupted, 32 * MINUTE),
  /** Interrupted for ten minutes, after which what remains is played. */
  resumed: fated(STATUS.interrupted, 32 * MINUTE, { until: 42 * MINUTE }),
  /** `schedule/modify` says it. */
  moved: (match) => moved(match, { announcedBy: 'modify' }),
  /** Only `scheduleChange` says it. */
  'moved-by-schedule': (match) => moved(match, { announcedBy: 'schedule' }),
  deleted: (match) => ({ ...match, announcedBy: 'delete' }),
  cards: withEvents([
    { minute: 8, type: TYPE.yellow, home: true, player: 'Nguyễn Văn An' },
    { minute: 15, type: TYPE.yellow, home: false, player: 'Lê Công' },
    { minute: 20, type: TYPE.secondYellow, home: true, player: 'Nguyễn Văn An' },
    { minute: 24, type: TYPE.red, home: false, player: 'Phạm Đức' },
  ]),
  substitutions: withEvents([{ minute: 22, type: TYPE.substitution, home: true, player: 'Trần Vào↑Lê Ra↓' }]),
  penalties: withGoals(
    [{ minute: 12, home: true, type: TYPE.penalty, player: 'Nguyễn Văn An' }],
    [{ minute: 19, type: TYPE.missed, home: false, player: 'Lê Công' }],
  ),
  'own-goal': withGoals([{ minute: 18, home: false, type: TYPE.ownGoal, player: 'Hậu Vệ' }]),
  /** A goal that the VAR takes back three minutes later. */
  var: withGoals(
    [{ minute: 31, home: true, until: 34 }],
    [{ minute: 34, type: TYPE.var, home: true, player: 'Không công nhận bàn thắng' }],
  ),
  /** The second match of two. */
  aggregate: (match) => ({ ...match, firstLeg: [4, 2] }),
};

export const sceneNames = Object.keys(scenes);

/** A world after its scenes, by match id. A match of which the provider says something else is in `modified` or `changed`. */
export function withScenes(world, chosen, now) {
  if (chosen.size === 0) return world;
  const matches = world.matches.map((match) => scenes[chosen.get(match.row.matchId)]?.(match) ?? match);
  const announced = (kind) => matches.filter((match) => match.announcedBy === kind);
  const modification = (type) => (match) => ({
    matchId: match.row.matchId,
    type,
    matchTime: type === 'delete' ? 0 : Math.floor(match.kickOff / 1_000),
    modifyTime: Math.floor(now / 1_000),
  });
  return {
    ...world,
    matches: matches.filter(({ announcedBy }) => announcedBy !== 'delete'),
    changed: announced('schedule'),
    modified: [
      ...(world.modified ?? []),
      ...announced('modify').map(modification('modify')),
      ...announced('delete').map(modification('delete')),
    ],
  };
}
