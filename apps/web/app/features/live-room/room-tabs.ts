import { type Fixture, type FixtureOdds, MatchState, SportType } from '@khandai/contracts';
import { useMedia } from '@khandai/ui-kit';
import type { Loaded } from '../../shell/router/answers';
import type { RoomStore } from './RoomStore';

export const tabKeys = ['chat', 'overview', 'events', 'commentary', 'lineUps', 'stats', 'odds'] as const;
export type TabKey = (typeof tabKeys)[number];
/** Tabs that hold a panel of their own wherever they stand. */
export type PanelKey = Exclude<TabKey, 'chat'>;

const PHONE = '(max-width: 767px)';

/** What decides which tabs a room has. */
export interface TabContent {
  readonly fixture: Fixture;
  readonly store: Pick<RoomStore, 'events' | 'stats' | 'lineUps' | 'commentary'>;
  readonly odds: Loaded<FixtureOdds>;
}

/** Only tabs with something in them; what football always comes to have is there from its kick-off. */
export function tabsOf({ fixture: { sportType, state }, store, odds }: TabContent): TabKey[] {
  const footballOn = sportType === SportType.football && state !== MatchState.coming;
  const filled: Record<TabKey, boolean> = {
    chat: true,
    overview: true,
    events: footballOn || store.events.length > 0,
    commentary: store.commentary.length > 0,
    lineUps: store.lineUps !== null || (sportType === SportType.football && state === MatchState.coming),
    stats: footballOn || store.stats.length > 0,
    // What failed to load may be there: its tab offers to try again.
    odds: !odds.ok || odds.value.companies.length > 0,
  };
  return tabKeys.filter((key) => filled[key]);
}

/** What stands in the place of the chat where that has its own. */
export const restingTab = (tabs: readonly TabKey[]): PanelKey => (tabs.includes('events') ? 'events' : 'overview');

/** The tab to show: the address's, else the chat on phones and what happened where the chat has its own place. */
export function shownTab(asked: string | null, tabs: readonly TabKey[], isPhone: boolean): TabKey {
  const resting = restingTab(tabs);
  const known = tabs.find((key) => key === asked);
  if (known === 'chat' && !isPhone) return resting;
  return known ?? (isPhone ? 'chat' : resting);
}

/** The server takes a phone for granted: there the chat is what one came for. */
export const useIsPhone = (): boolean => useMedia(PHONE, { onServer: true });
