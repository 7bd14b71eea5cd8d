import {
  type Fixture,
  type FixtureOdds,
  type Host,
  type LiveRoom,
  MatchState,
  RawStatus,
  SportType,
} from '@khandai/contracts';
import type { OddsCategory } from '@khandai/odds-parser';
import { PHONE, useMedia } from '@khandai/ui-kit';
import type { Loaded } from '../../shell/router/answers';
import type { RoomStore } from './RoomStore';
import { moved1x2 } from './moved-1x2';
import { hasBar } from './timeline-view';

export const tabKeys = [
  'chat',
  'overview',
  'events',
  'simulate',
  'commentary',
  'lineUps',
  'stats',
  'ranking',
  'headToHead',
  'odds',
  'hdp',
  'overUnder',
  '1x2',
  'bet',
  'history',
  'topTip',
  'focusOddTips',
  'oddTipsTonight',
  'topFan',
  'topGift',
  'leagueSchedule',
  'anchorSchedule',
  'calendarSchedule',
  'allLeague',
  'vip',
  'chatOwl',
  'notification',
  'support',
] as const;
/** Markets of a tab, of the full match and of its first half. */
export const marketsOf = {
  hdp: ['handicap', 'handicapHalf'],
  overUnder: ['overUnder', 'overUnderHalf'],
  '1x2': ['europeOdds', 'europeOddsHalf'],
} as const satisfies Record<string, readonly OddsCategory[]>;
export type MarketKey = keyof typeof marketsOf;
export type TabKey = (typeof tabKeys)[number];
/** Tabs that have a panel on every screen width. */
export type PanelKey = Exclude<TabKey, 'chat'>;

/** Data that decides which tabs a room has. */
export interface TabContent {
  readonly fixture: Fixture;
  readonly room: Pick<LiveRoom, 'phase' | 'season' | 'boards'>;
  readonly store: Pick<RoomStore, 'events' | 'stats' | 'shots' | 'lineUps' | 'commentary'>;
  readonly odds: Loaded<FixtureOdds>;
  /** The commentator whose room it is, or the room of the match itself. */
  readonly host: Pick<Host, 'vipGroupId' | 'commentator' | 'groupId'>;
  /** The operator has the help bot on. */
  readonly chatOwl: boolean;
}

/** Matches that have ended without being played. */
const notPlayed: ReadonlySet<number> = new Set([RawStatus.cancelled, RawStatus.postponed, RawStatus.toBeDecided]);

/** Only tabs with content. The timeline of football appears from kick-off on. */
export function tabsOf({ fixture, room, store, odds, host, chatOwl }: TabContent): TabKey[] {
  const { sportType, state, status, league } = fixture;
  const { boards } = room;
  const hasSeason = league.pageId !== undefined && room.season !== '';
  const hasMarket = (key: MarketKey) =>
    odds.ok && marketsOf[key].some((category) => (odds.value.rows[category]?.length ?? 0) > 0);
  // The full match alone takes points.
  const takesPoints =
    sportType === SportType.football &&
    odds.ok &&
    Object.values(marketsOf).some(([category]) => (odds.value.rows[category]?.length ?? 0) > 0);
  const footballOn = sportType === SportType.football && state !== MatchState.coming && !notPlayed.has(status);
  const filled: Record<TabKey, boolean> = {
    chat: true,
    overview: true,
    events: footballOn || store.events.length > 0,
    simulate: sportType === SportType.football && store.events.length > 0,
    commentary: store.commentary.length > 0,
    lineUps: store.lineUps !== null || (sportType === SportType.football && state === MatchState.coming),
    stats:
      store.stats.some(({ type }) => hasBar(type)) ||
      store.shots.length > 0 ||
      (footballOn && odds.ok && moved1x2(odds.value)),
    ranking: hasSeason && (room.phase === 'league' || room.phase === 'group'),
    headToHead: (sportType === SportType.football || sportType === SportType.basketball) && boards.earlier,
    // Odds that failed to load may exist: the tab offers to retry.
    odds: !odds.ok || odds.value.companies.length > 0,
    hdp: hasMarket('hdp'),
    overUnder: hasMarket('overUnder'),
    '1x2': hasMarket('1x2'),
    // For readers who hide odds both tabs say so.
    bet: takesPoints,
    // Own picks stay when the odds of the match failed to load.
    history: takesPoints || (sportType === SportType.football && !odds.ok),
    // Tips are on football.
    topTip: sportType === SportType.football && boards.tips,
    focusOddTips: sportType === SportType.football && boards.openTips,
    oddTipsTonight: sportType === SportType.football && boards.tonightTips,
    topFan: boards.fanRooms.includes(host.groupId),
    // Members give gifts while the room is open: the list is the place to see the first one.
    topGift: true,
    leagueSchedule: hasSeason,
    anchorSchedule: host.commentator !== null,
    calendarSchedule: hasSeason,
    allLeague: true,
    vip: host.vipGroupId !== undefined,
    chatOwl,
    // A match that is over has no notices any more.
    notification: state !== MatchState.ended,
    support: true,
  };
  return tabKeys.filter((key) => filled[key]);
}

/** A tab that the address names although the match does not have it: a shared link says so instead of opening another tab. */
export function absentTab(requested: string | null, tabs: readonly TabKey[]): TabKey | undefined {
  const known = tabKeys.find((key) => key === requested);
  return known && !tabs.includes(known) ? known : undefined;
}

/** Lists that say themselves that they are empty, and that may fill while the room is open. */
export const fillingTabs: ReadonlySet<TabKey> = new Set([
  ...(['headToHead', 'topTip', 'focusOddTips', 'oddTipsTonight', 'topFan'] as const),
]);

/** The tabs in their order, with one more. */
export const withTab = (tabs: readonly TabKey[], more: TabKey | undefined): readonly TabKey[] =>
  more ? tabKeys.filter((key) => key === more || tabs.includes(key)) : tabs;

/** The panel that replaces the chat tab's panel on wide screens. */
export const restingTab = (tabs: readonly TabKey[]): PanelKey => (tabs.includes('events') ? 'events' : 'overview');

/** The tab from the address; by default the chat on phones, and the resting tab on wide screens. */
export function shownTab(requested: string | null, tabs: readonly TabKey[], isPhone: boolean): TabKey {
  const resting = restingTab(tabs);
  const known = tabs.find((key) => key === requested);
  if (known === 'chat' && !isPhone) return resting;
  return known ?? (isPhone ? 'chat' : resting);
}

/** The server renders for phones, where the chat is the default tab. */
export const useIsPhone = (): boolean => useMedia(PHONE, { onServer: true });
