import { observer } from 'mobx-react-lite';
import { createElement, type FunctionComponent } from 'react';
import { ChatSkeleton, RetryPanel } from '../../shell/frame/EmptyPanel';
import { usePart } from '../../shell/parts/use-part';

/**
 * A tab whose code loads when it is first open.
 *
 * @param name Name of the tab in the log.
 */
export function lazyTab<Props extends object>(name: string, fetch: () => Promise<FunctionComponent<Props>>) {
  return observer(function LazyTab(props: Props) {
    const { part, retry } = usePart({ name, fetch });
    const { value: Board } = part;
    // JSX cannot show that `Props` are all that the component takes.
    if (Board) return createElement(Board, props);
    return part.state === 'failed' ? <RetryPanel onRetry={retry} /> : <ChatSkeleton />;
  });
}

export const TipsTab = lazyTab('tips', () => import('./TipsBoard').then(({ TipsBoard }) => TipsBoard));
export const TopTab = lazyTab('the top list', () => import('./TopBoard').then(({ TopBoard }) => TopBoard));
export const RankingTab = lazyTab('the table', () => import('./RankingBoard').then(({ RankingBoard }) => RankingBoard));
export const HeadToHeadTab = lazyTab('head to head', () =>
  import('./HeadToHeadBoard').then(({ HeadToHeadBoard }) => HeadToHeadBoard),
);
export const ScheduleTab = lazyTab('a schedule', () =>
  import('./ScheduleBoard').then(({ ScheduleBoard }) => ScheduleBoard),
);
export const CalendarTab = lazyTab('the calendar', () =>
  import('./calendar/LeagueCalendar').then(({ LeagueCalendar }) => LeagueCalendar),
);
export const NoticeTab = lazyTab('notices', () => import('./tools/NoticeBoard').then(({ NoticeBoard }) => NoticeBoard));
export const SupportTab = lazyTab('help', () =>
  import('./tools/SupportBoard').then(({ SupportBoard }) => SupportBoard),
);
export const PitchTab = lazyTab('the pitch', () => import('./pitch/PitchTab').then(({ PitchTab }) => PitchTab));
export const StatsTab = lazyTab('statistics', () => import('./stats/StatsBoard').then(({ StatsBoard }) => StatsBoard));
export const BetTab = lazyTab('picks', () => import('./BetBoard').then(({ BetBoard }) => BetBoard));
export const HistoryTab = lazyTab('own picks', () => import('./BetHistory').then(({ BetHistory }) => BetHistory));
export const MarketTab = lazyTab('a market', () => import('./MarketBoard').then(({ MarketBoard }) => MarketBoard));
export const AbsentTab = lazyTab('an absent tab', () => import('./AbsentBoard').then(({ AbsentBoard }) => AbsentBoard));
