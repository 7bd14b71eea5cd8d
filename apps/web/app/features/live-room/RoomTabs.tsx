import { css } from '@emotion/react';
import type { Host } from '@khandai/contracts';
import { Tabs } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { OwlTalk, useOwl } from '../../domains/chat';
import { LazyLateScores } from '../../domains/freshness';
import type { ShownMatch } from '../../domains/match';
import { ChatSkeleton } from '../../shell/frame/EmptyPanel';
import { NearPart } from '../../shell/parts/NearPart';
import { CommentaryTab } from './CommentaryTab';
import { EventsTab } from './EventsTab';
import { HiddenCourse } from './HiddenCourse';
import { lineUpsCode, newsCode, oddsCode } from './late-parts';
import { LazyScoreNote } from './LazyScoreNote';
import {
  AbsentTab,
  BetTab,
  CalendarTab,
  HeadToHeadTab,
  HistoryTab,
  MarketTab,
  NoticeTab,
  PitchTab,
  RankingTab,
  ScheduleTab,
  StatsTab,
  SupportTab,
  TipsTab,
  TopTab,
} from './lazy-tab';
import type { RoomData } from './load-room';
import { OverviewTab } from './OverviewTab';
import {
  fillingTabs,
  type MarketKey,
  marketsOf,
  type PanelKey,
  restingTab,
  type TabKey,
  useIsPhone,
  withTab,
} from './room-tabs';
import { VipTab } from './VipTab';
import { useRoomWords } from './use-room-words';

interface RoomTabsProps extends ShownMatch {
  readonly data: RoomData;
  /** Whose room it is. */
  readonly host: Host;
  readonly tabs: readonly TabKey[];
  /** One more tab, which says that the match does not have it. */
  readonly absent: TabKey | undefined;
  readonly value: TabKey;
  readonly onChange: (tab: TabKey) => void;
}

/** Tabs with everything about the match. */
export const RoomTabs = observer(function RoomTabs({
  data,
  fixture,
  reveal,
  host,
  tabs,
  absent,
  value,
  onChange,
}: RoomTabsProps) {
  const { t } = useRoomWords();
  const { groupId, vipGroupId } = host;
  const { season } = data.room;
  const userId = host.commentator?.userId ?? null;
  const schedule = { fixture, season, userId };
  const owl = useOwl({ groupId, fixtureId: fixture.fixtureId });
  const isPhone = useIsPhone();
  const hidden = reveal && <HiddenCourse fixture={fixture} onPress={reveal} />;
  const market = (key: MarketKey) =>
    data.odds.ok && <MarketTab key={key} odds={data.odds.value} markets={marketsOf[key]} />;
  const panels: Record<PanelKey, () => ReactNode> = {
    overview: () => (
      <>
        {isPhone && <LazyLateScores fixtures={[fixture]} />}
        {isPhone && <LazyScoreNote fixture={fixture} />}
        {hidden}
        <OverviewTab room={data.room} fixture={fixture} hides={reveal !== undefined} onOpen={onChange} />
        {isPhone && (
          <div css={news}>
            <NearPart id="room-news" code={newsCode}>
              {(LatestNews) => <LatestNews fixtureId={fixture.fixtureId} />}
            </NearPart>
          </div>
        )}
      </>
    ),
    events: () => hidden ?? <EventsTab fixture={fixture} />,
    simulate: () => hidden ?? <PitchTab fixture={fixture} />,
    commentary: () => hidden ?? <CommentaryTab fixture={fixture} />,
    lineUps: () => (
      <NearPart id="room-line-ups" code={lineUpsCode} waiting={<ChatSkeleton />}>
        {(LineUps) => <LineUps fixture={fixture} hides={reveal !== undefined} />}
      </NearPart>
    ),
    stats: () => hidden ?? <StatsTab fixture={fixture} odds={data.odds} />,
    ranking: () => <RankingTab fixture={fixture} season={season} />,
    headToHead: () => <HeadToHeadTab fixture={fixture} />,
    odds: () => (
      <NearPart id="room-odds" code={oddsCode} waiting={<ChatSkeleton />} isLive>
        {(OddsTab) => <OddsTab fixture={fixture} odds={data.odds} />}
      </NearPart>
    ),
    hdp: () => market('hdp'),
    overUnder: () => market('overUnder'),
    '1x2': () => market('1x2'),
    bet: () => data.odds.ok && <BetTab fixture={fixture} odds={data.odds.value} />,
    history: () => <HistoryTab fixture={fixture} />,
    topTip: () => <TipsTab key="top" kind="top" fixtureId={fixture.fixtureId} />,
    focusOddTips: () => <TipsTab key="focus" kind="focus" fixtureId={fixture.fixtureId} />,
    oddTipsTonight: () => <TipsTab key="tonight" kind="tonight" fixtureId={fixture.fixtureId} />,
    topFan: () => <TopTab key={groupId} kind="fan" groupId={groupId} />,
    topGift: () => <TopTab key={groupId} kind="gift" groupId={groupId} />,
    leagueSchedule: () => <ScheduleTab key="league" kind="league" {...schedule} />,
    anchorSchedule: () => <ScheduleTab key={`host-${userId}`} kind="host" {...schedule} />,
    calendarSchedule: () => <CalendarTab key={`month-${fixture.fixtureId}`} fixture={fixture} season={season} />,
    allLeague: () => <ScheduleTab key="all" kind="all" {...schedule} />,
    vip: () => vipGroupId !== undefined && <VipTab key={vipGroupId} groupId={vipGroupId} />,
    notification: () => <NoticeTab fixture={fixture} />,
    support: () => <SupportTab onOwl={data.chatOwl ? () => onChange('chatOwl') : undefined} />,
    chatOwl: () => <OwlTalk owl={owl} />,
  };
  const resting = restingTab(tabs);
  return (
    <Tabs
      label={t('tabs.label')}
      all={t('tabs.all')}
      value={value}
      onChange={onChange}
      tabs={withTab(tabs, absent).map((id) => ({
        id,
        label: t(`tabs.${id}`),
        // On wide screens the chat sits beside the player and has no tab; until the width is known, the tab shows the
        // resting panel.
        ...(id === 'chat' ? { only: 'phone' as const, standIn: resting } : {}),
        panel:
          id === absent && !fillingTabs.has(id) ? (
            <AbsentTab tab={id} fixture={fixture} hasOdds={data.odds.ok} />
          ) : (
            panels[id === 'chat' ? resting : id]()
          ),
      }))}
    />
  );
});

const news = css`
  padding: var(--sp-2) var(--sp-4) var(--sp-4);
`;
