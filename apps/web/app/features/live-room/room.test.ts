import {
  type CommentaryLine,
  EventType,
  type Fixture,
  type LineUps,
  type MatchEvent,
  type ShootOutKick,
  MatchState,
  RawStatus,
  SportType,
  type Team,
} from '@khandai/contracts';
import { coming, fixture, liveRoom } from '../../../test/fixtures';
import { I18n } from '../../i18n/i18n';
import { room } from '../../i18n/vi/lazy/room';
import { commentaryRows } from './commentary-view';
import { lineUpViews } from './line-ups-view';
import { meetingCounts } from './meeting-counts';
import { absentTab, fillingTabs, marketsOf, restingTab, shownTab, tabsOf, withTab } from './room-tabs';
import { RoomStore } from './RoomStore';
import { RunningLines } from './RunningLines';
import { eventRows, timelineRows } from './timeline-view';

const i18n = new I18n('vi');
i18n.addResources('room', room);
const t = i18n.getFixedT('room');
const odds = { ok: true, value: { companies: [], rows: {}, updatedAt: '' } } as unknown as Parameters<
  typeof tabsOf
>[0]['odds'];

const event = (part: Partial<MatchEvent>): MatchEvent => ({
  eventId: 'e',
  type: EventType.goal,
  minute: 61,
  addedMinute: 0,
  homeEvent: true,
  playerName: 'Nguyễn Quang Hải',
  otherPlayerName: null,
  homeScore: 2,
  awayScore: 1,
  ...part,
});

const line = (part: Partial<CommentaryLine>): CommentaryLine => ({
  liveId: 'l1',
  minute: 61,
  addedMinute: 0,
  homeEvent: true,
  text: 'Vào!',
  ...part,
});

const player = (number: number, position: number, name = `Cầu thủ số ${number}`) => ({
  playerId: `p${number}`,
  name,
  number,
  position,
  isCaptain: number === 10,
});

const team = (formation: string, rows: number[]) => {
  let number = 0;
  const starting = rows.flatMap((count, row) => Array.from({ length: count }, () => player((number += 1), row)));
  return { formation, coach: 'Nguyễn Văn Thầy', starting, bench: [player(20, 0, 'Phan Văn Đức')] };
};

const lineUps = (formation = '442'): LineUps => ({
  preview: true,
  home: team(formation, [1, 4, 4, 2]),
  away: team('', [11]),
});

describe('[LS4] (tabs)', () => {
  const store = (part = {}) => new RoomStore(liveRoom({ events: [], stats: [], ...part }));
  const boards = { tips: true, openTips: true, tonightTips: true, earlier: true, fanRooms: [41] };
  const noTable = { phase: '', season: '', boards } as const;
  /** A room without content of its own. */
  const quiet = () =>
    ({ room: noTable, odds, host: { commentator: null, groupId: 41 }, chatOwl: false, store: store() }) as const;

  test('[SH11] (fans part) only tabs with content are shown; live football always has events, and every room the list of its gifts', () => {
    expect(
      tabsOf({
        fixture: fixture(),
        room: noTable,
        store: store(),
        odds,
        host: { commentator: null, groupId: 41 },
        chatOwl: false,
      }),
    ).toEqual([
      'chat',
      'overview',
      'events',
      'headToHead',
      'topTip',
      'focusOddTips',
      'oddTipsTonight',
      'topFan',
      'topGift',
      'allLeague',
      'notification',
      'support',
    ]);
    expect(
      tabsOf({
        fixture: coming(),
        room: noTable,
        store: store(),
        odds,
        host: { commentator: null, groupId: 41 },
        chatOwl: false,
      }),
    ).toEqual([
      'chat',
      'overview',
      'lineUps',
      'headToHead',
      'topTip',
      'focusOddTips',
      'oddTipsTonight',
      'topFan',
      'topGift',
      'allLeague',
      'notification',
      'support',
    ]);
    const full = store({ lineUps: lineUps(), commentary: [line({})], stats: [{ type: 3, home: 1, away: 0 }] });
    expect(
      tabsOf({
        fixture: fixture(),
        room: noTable,
        store: full,
        odds: { ok: false },
        host: { commentator: null, groupId: 41 },
        chatOwl: false,
      }),
    ).toEqual([
      'chat',
      'overview',
      'events',
      'commentary',
      'lineUps',
      'stats',
      'headToHead',
      'odds',
      'history',
      'topTip',
      'focusOddTips',
      'oddTipsTonight',
      'topFan',
      'topGift',
      'allLeague',
      'notification',
      'support',
    ]);
  });

  test('[SH11] (fans, tips, meetings) lists that are empty have no tab, and a link to one opens it all the same', () => {
    const lists = ['headToHead', 'topTip', 'focusOddTips', 'oddTipsTonight', 'topFan'] as const;
    const tabsWith = (part: Partial<typeof boards>, groupId = 41) =>
      tabsOf({
        ...{ fixture: fixture(), room: { ...noTable, boards: { ...boards, ...part } }, store: store(), odds },
        ...{ host: { commentator: null, groupId }, chatOwl: false },
      });
    const missing = (...of: Parameters<typeof tabsWith>) => lists.filter((tab) => !tabsWith(...of).includes(tab));
    expect(missing({})).toEqual([]);
    expect(missing({ tips: false, earlier: false })).toEqual(['headToHead', 'topTip']);
    expect(missing({ openTips: false, tonightTips: false })).toEqual(['focusOddTips', 'oddTipsTonight']);
    expect([missing({ fanRooms: [] }), missing({}, 42)]).toEqual([['topFan'], ['topFan']]);
    const empty = tabsWith({ tips: false });
    expect([absentTab('topTip', empty), lists.every((tab) => fillingTabs.has(tab)), fillingTabs.has('bet')]).toEqual([
      ...['topTip', true, false],
    ]);
  });

  test('[SH11] (table, schedules) a match of a league or group has its table and schedule; a commentator has a schedule', () => {
    const [{ league }, commentator] = [fixture(), fixture().commentators[0]!];
    const of = { store: store(), odds, chatOwl: false } as const;
    const linked = fixture({ league: { ...league, pageId: 3 } });
    const table = (phase: 'league' | 'group' | 'knockout', season = '2026/27') =>
      tabsOf({ ...of, fixture: linked, room: { phase, season, boards }, host: { commentator, groupId: 41 } }).filter(
        (tab) => ['ranking', 'leagueSchedule', 'anchorSchedule', 'calendarSchedule'].includes(tab),
      );
    expect(table('league')).toEqual(['ranking', 'leagueSchedule', 'anchorSchedule', 'calendarSchedule']);
    expect(table('group')).toEqual(['ranking', 'leagueSchedule', 'anchorSchedule', 'calendarSchedule']);
    expect(table('knockout')).toEqual(['leagueSchedule', 'anchorSchedule', 'calendarSchedule']);
    expect(table('league', '')).toEqual(['anchorSchedule']);
  });

  test('[SH11] (tabs) a match that was called off has no timeline, one that was abandoned has its own', () => {
    const of = quiet();
    const resting = (status: number) => restingTab(tabsOf({ ...of, fixture: fixture({ status, state: 3 }) }));
    const { postponed, cancelled, toBeDecided, abandoned, interrupted, finished } = RawStatus;
    expect([postponed, cancelled, toBeDecided].map(resting)).toEqual(['overview', 'overview', 'overview']);
    expect([abandoned, interrupted, finished].map(resting)).toEqual(['events', 'events', 'events']);
  });

  test('[SH11] (pitch part) football has a pitch once something happened in it', () => {
    const of = { room: noTable, odds, host: { commentator: null, groupId: 41 }, chatOwl: false } as const;
    const has = (one: Fixture, events: readonly MatchEvent[]) =>
      tabsOf({ ...of, fixture: one, store: store({ events }) }).includes('simulate');
    expect([has(fixture(), []), has(fixture(), [event({})])]).toEqual([false, true]);
    expect(has(fixture({ sportType: SportType.basketball }), [event({})])).toBe(false);
  });

  test('[SH11] (statistics part) shots alone make the tab of statistics', () => {
    const of = {
      fixture: fixture(),
      room: noTable,
      odds,
      host: { commentator: null, groupId: 1 },
      chatOwl: false,
    } as const;
    const shot = { shotId: 's1', minute: 9, addedMinute: 0, homeShot: true, playerName: '', outcome: 'goal' } as const;
    const shots = [{ ...shot, x: 90, y: 50, expectedGoals: null }];
    const has = (part: Parameters<typeof store>[0]) =>
      tabsOf({ ...of, store: store({ stats: [], ...part }) }).includes('stats');
    expect([has({}), has({ shots })]).toEqual([false, true]);
  });

  test('[SH11] (hdp, overUnder, 1x2) a market has a tab when a company has prices in it', () => {
    const priced = {
      ok: true,
      value: { companies: [], rows: { handicapHalf: ['row'], europeOdds: ['row'] } },
    } as unknown as typeof odds;
    const tabs = tabsOf({
      ...{
        fixture: fixture(),
        room: noTable,
        store: store(),
        host: { commentator: null, groupId: 41 },
        chatOwl: false,
      },
      odds: priced,
    });
    expect(tabs.filter((tab) => tab in marketsOf)).toEqual(['hdp', '1x2']);
  });

  test('[SH11] (bet, history) points can be staked where the full match has lines', () => {
    const tabsWith = (rows: object, more: object = {}) =>
      tabsOf({
        ...{
          fixture: coming(),
          room: noTable,
          store: store(),
          host: { commentator: null, groupId: 41 },
          chatOwl: false,
        },
        odds: { ok: true, value: { companies: [], rows } } as unknown as typeof odds,
        ...more,
      }).filter((tab) => tab === 'bet' || tab === 'history');
    expect(tabsWith({ overUnder: ['row'] })).toEqual(['bet', 'history']);
    expect(tabsWith({ overUnderHalf: ['row'], corner: ['row'] })).toEqual([]);
    expect(tabsWith({ overUnder: ['row'] }, { fixture: { ...coming(), sportType: SportType.basketball } })).toEqual([]);
  });

  test('[SH11] (tabs part) a link to a tab that the match does not have opens that tab, which says so', () => {
    const tabs = tabsOf({
      ...{ fixture: coming(), room: noTable, store: store(), host: { commentator: null, groupId: 41 }, chatOwl: false },
      odds: { ok: true, value: { companies: [], rows: {} } } as unknown as typeof odds,
    });
    expect(['bet', 'history', 'vip', 'overview', 'chat', 'xyz', null].map((tab) => absentTab(tab, tabs))).toEqual([
      ...['bet', 'history', 'vip', undefined, undefined, undefined, undefined],
    ]);
    expect(tabs).not.toContain('bet');
    expect(withTab(tabs, 'bet')).toEqual(tabs.flatMap((tab) => (tab === 'topTip' ? ['bet', tab] : [tab])));
    expect(withTab(tabs, undefined)).toBe(tabs);
  });

  test('[SH11] (head-to-head) meetings count for the home team of the match, wherever they were played', () => {
    const [own, other] = [fixture().home, fixture().away];
    const met = (home: Team, homeScore: number, awayScore: number) =>
      fixture({ home, away: home === own ? other : own, homeScore, awayScore });
    const meetings = [met(own, 2, 1), met(other, 0, 3), met(other, 2, 0), met(own, 1, 1)];
    expect(meetingCounts(meetings, own.teamId)).toEqual({ homeWins: 2, draws: 1, awayWins: 1 });
    expect(meetingCounts(meetings, other.teamId)).toEqual({ homeWins: 1, draws: 1, awayWins: 2 });
  });

  test('[SH11] (chatOwl) the help bot has a tab while the operator has it on', () => {
    const tabs = tabsOf({
      fixture: coming(),
      room: noTable,
      store: store(),
      odds,
      host: { commentator: null, groupId: 41 },
      chatOwl: true,
    });
    expect(tabs.slice(-5)).toEqual(['topGift', 'allLeague', 'chatOwl', 'notification', 'support']);
  });

  test('[SH11] (notices, help part) every room has help, and notices until its match is over', () => {
    const of = quiet();
    const last = (state: number) => tabsOf({ ...of, fixture: fixture({ state }) }).slice(-2);
    expect([last(MatchState.live), last(MatchState.ended)]).toEqual([
      ['notification', 'support'],
      ['allLeague', 'support'],
    ]);
  });

  test('[SH11] (vip) the room of a commentator who hosts a VIP room has a tab for it', () => {
    const tabs = tabsOf({
      fixture: coming(),
      room: noTable,
      store: store(),
      odds,
      host: { commentator: null, groupId: 41, vipGroupId: 77 },
      chatOwl: true,
    });
    expect(tabs.slice(-4)).toEqual(['vip', 'chatOwl', 'notification', 'support']);
  });

  test('a race, a game or basketball has no tabs of football', () => {
    for (const sportType of [20, 30, 40]) {
      expect(
        tabsOf({
          fixture: fixture({ sportType, period: 2 }),
          room: noTable,
          store: store(),
          odds,
          host: { commentator: null, groupId: 41 },
          chatOwl: false,
        }),
      ).toEqual([
        ...['chat', 'overview', ...(sportType === 20 ? ['headToHead'] : [])],
        ...['topFan', 'topGift', 'allLeague', 'notification', 'support'],
      ]);
    }
  });

  test('[SH11] (win probability part) 1X2 prices in play fill the tab of statistics, unless the match was called off; prices before it do not', () => {
    const has = (row: string, match = fixture()) =>
      tabsOf({
        ...{
          fixture: match,
          room: noTable,
          store: store(),
          host: { commentator: null, groupId: 41 },
          chatOwl: false,
        },
        odds: { ok: true, value: { fixture: fixture(), companies: [], rows: { europeOdds: [row] } } },
      }).includes('stats');
    const row = 'f1,3,2,3,4,2,3,4,1796000000,false';
    expect([has(`${row},3`), has(`${row},2`)]).toEqual([true, false]);
    const { postponed, cancelled, toBeDecided, interrupted } = RawStatus;
    const calledOff = [postponed, cancelled, toBeDecided, interrupted];
    expect(calledOff.map((status) => has(`${row},3`, fixture({ status, state: 3 })))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test('the URL selects the tab; an unknown tab, or chat when it is beside the player, falls back', () => {
    const tabs = tabsOf({
      fixture: fixture(),
      room: noTable,
      store: store({ stats: [{ type: 3, home: 1, away: 0 }] }),
      odds,
      host: { commentator: null, groupId: 41 },
      chatOwl: false,
    });
    expect(shownTab('stats', tabs, false)).toBe('stats');
    expect(shownTab('lineUps', tabs, false)).toBe('events');
    expect(shownTab('chat', tabs, false)).toBe('events');
    expect(shownTab(null, tabs, true)).toBe('chat');
    expect(restingTab(['chat', 'overview'])).toBe('overview');
  });
});

describe('[LS4] (room) RoomStore', () => {
  test('a frame replaces the parts it contains, and reports new commentary', () => {
    const store = new RoomStore(liveRoom({ commentary: [line({})] }));
    store.accept({ type: 'fixture', fixtureId: 'f1', commentary: [line({})] });
    expect(store.news).toBeUndefined();
    const next = line({ liveId: 'l2', text: 'Thẻ đỏ' });
    store.accept({ type: 'fixture', fixtureId: 'f1', commentary: [line({}), next], lineUps: lineUps() });
    expect([store.news, store.commentary.length, store.lineUps?.preview, store.events.length]).toEqual([
      next,
      2,
      true,
      3,
    ]);
  });
});

describe('[LS4] (commentary)', () => {
  test('newest first, each with its team; a line in the minute of a goal of that side is a key moment', () => {
    const lines = [
      line({ liveId: 'a', minute: 0, homeEvent: null, text: 'Hai đội ra sân' }),
      line({ liveId: 'b', minute: 45, addedMinute: 2 }),
      line({ liveId: 'c' }),
      line({ liveId: 'd', homeEvent: false }),
    ];
    expect(
      commentaryRows(fixture(), lines, [event({}), event({ type: EventType.yellowCard, minute: 45, addedMinute: 2 })]),
    ).toMatchObject([
      { id: 'd', minute: '61', team: { name: 'Thép Xanh Nam Định' } },
      { id: 'c', minute: '61', team: { name: 'Công An Hà Nội', color: '#8E1F2B' }, key: true },
      { id: 'b', minute: '45+2' },
      { id: 'a', minute: '' },
    ]);
    expect(commentaryRows(fixture(), lines, [event({})])[0]).not.toHaveProperty('key');
  });

  test('without minutes in other sports, whose clocks run otherwise', () => {
    const rows = commentaryRows(fixture({ sportType: SportType.basketball }), [line({ liveId: 'c' })], []);
    expect(rows.map(({ minute }) => minute)).toEqual(['']);
  });
});

describe('[LS4] (line-ups)', () => {
  test('rows follow the formation, the keeper first; without one all eleven are one row', () => {
    const [home, away] = lineUpViews(fixture(), lineUps(), [], t);
    expect([home.formation, home.rows.map((row) => row.length)]).toEqual(['4-4-2', [1, 4, 4, 2]]);
    expect([away.formation, away.rows.map((row) => row.length)]).toEqual(['', [11]]);
    const [odd] = lineUpViews(fixture(), lineUps('4'), [], t);
    expect(odd.rows).toHaveLength(1);
  });

  test('goals, cards and changes mark their players, by name and side', () => {
    const name = 'Cầu thủ số 10';
    const events = [
      event({ playerName: name }),
      event({ playerName: name, homeEvent: false, minute: 70 }),
      event({ type: EventType.secondYellow, playerName: name, minute: 90, addedMinute: 3 }),
      event({ type: EventType.substitution, playerName: 'Phan Văn Đức', otherPlayerName: name, minute: 64 }),
    ];
    const [home] = lineUpViews(fixture(), lineUps(), events, t);
    const ten = home.rows.flat().find(({ number }) => number === '10');
    expect(ten).toMatchObject({ captain: 'đội trưởng', shortName: 'số 10' });
    expect(ten?.marks.map(({ label }) => label)).toEqual(['Bàn thắng 61′', 'Thẻ vàng thứ hai 90+3′', 'Rời sân 64′']);
    expect(home.bench[0]?.marks).toEqual([{ mark: 'in', label: 'Vào sân 64′', text: '64′' }]);
  });
});

test('a busy room sends twelve lines over the picture and no more', () => {
  const lines = new RunningLines();
  for (let n = 0; n < 30; n += 1) lines.add({ uuid: `u${n}`, filteredMessage: 'Vàooo' });
  expect(lines.list).toHaveLength(12);
  // Only another array is drawn.
  const { list } = lines;
  expect(new Set(lines.list.map(({ lane }) => lane)).size).toBe(4);
  lines.remove('u3');
  lines.add({ uuid: 'next', filteredMessage: 'Vàooo' });
  expect(lines.list).not.toBe(list);
  expect([list.at(-1)?.id, lines.list.at(-1)?.id]).toEqual(['u11', 'next']);
  expect(lines.list.map(({ id }) => id)).not.toContain('u3');
});

test('a review by VAR is called so: data do not say whether the goal stood', () => {
  const [row] = eventRows([event({ type: EventType.var })], t);
  expect(row).toMatchObject({ mark: 'var', markLabel: 'VAR', detail: 'VAR' });
  expect(row).not.toHaveProperty('gone');
});

describe('the end of a match in its events', () => {
  const cuts = (extra: Fixture['extra'], events: MatchEvent[] = []) =>
    timelineRows(
      fixture({ status: RawStatus.finished, homeScore: 1, awayScore: 1, extra }),
      { events, kicks: [] },
      'Asia/Ho_Chi_Minh',
      t,
    ).flatMap((row) => (row.kind === 'cut' && ['shoot-out', 'top', 'ninety'].includes(row.id) ? [row.text] : []));
  const kicks = { penaltyHomeScore: 4, penaltyAwayScore: 2 };

  test('a shoot-out right after ninety minutes has no extra time', () => {
    expect(cuts({ homeScore: 1, awayScore: 1, ...kicks })).toEqual(['Luân lưu · 4–2', 'Hết giờ']);
  });

  test('one after extra time has it, also when no goal fell in it', () => {
    const expected = ['Luân lưu · 4–2', 'Hết hiệp phụ · 2–2', 'Hết 90 phút · 1–1'];
    expect(cuts({ homeScore: 2, awayScore: 2, ...kicks })).toEqual(expected);
    const goalless = cuts({ homeScore: 1, awayScore: 1, ...kicks }, [
      event({ type: EventType.yellowCard, minute: 97 }),
    ]);
    expect(goalless).toEqual(['Luân lưu · 4–2', 'Hết hiệp phụ · 1–1', 'Hết 90 phút · 1–1']);
  });

  test('extra time without a shoot-out has it', () => {
    const none = { penaltyHomeScore: null, penaltyAwayScore: null };
    expect(cuts({ homeScore: 1, awayScore: 1, ...none })[0]).toBe('Hết hiệp phụ · 1–1');
  });

  const kick = (kickId: string, part: Partial<ShootOutKick>): ShootOutKick => ({
    ...{ kickId, homeKick: true, playerName: 'Lê An', scored: true, homeScore: 1, awayScore: 0 },
    ...part,
  });
  const taken = [
    kick('1', {}),
    kick('2', { homeKick: false, playerName: '', scored: false }),
    kick('3', { playerName: 'Trần Bình', homeScore: 2 }),
  ];
  const rowsOf = (extra: Fixture['extra']) =>
    timelineRows(fixture({ status: RawStatus.penalties, extra }), { events: [], kicks: taken }, 'Asia/Ho_Chi_Minh', t);

  test('[LS4] (shoot-out) each kick is below the score of the shoot-out, newest first, with its team and the score after it', () => {
    const rows = rowsOf({ homeScore: 1, awayScore: 1, penaltyHomeScore: 2, penaltyAwayScore: 0 });
    expect(rows.slice(0, 4)).toEqual([
      { kind: 'cut', id: 'shoot-out', text: 'Luân lưu · 2–0' },
      {
        ...{ kind: 'kick', id: 'kick-3', side: 'home', scored: true },
        ...{ markLabel: 'Công An Hà Nội sút vào', title: 'Trần Bình', score: '2–0' },
      },
      {
        ...{ kind: 'kick', id: 'kick-2', side: 'away', scored: false },
        ...{ markLabel: 'Thép Xanh Nam Định sút hỏng', title: 'Chưa rõ cầu thủ', score: '1–0' },
      },
      {
        ...{ kind: 'kick', id: 'kick-1', side: 'home', scored: true },
        ...{ markLabel: 'Công An Hà Nội sút vào', title: 'Lê An', score: '1–0' },
      },
    ]);
  });

  test('[LS4] (shoot-out) kicks that are known before the score of the match show their own', () => {
    expect(rowsOf(null)[0]).toEqual({ kind: 'cut', id: 'shoot-out', text: 'Luân lưu · 2–0' });
  });
});
