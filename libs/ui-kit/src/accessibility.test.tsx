import { render } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import {
  BottomBar,
  ChatPanel,
  Composer,
  EmptyState,
  ErrorState,
  FeaturedRoom,
  Header,
  HostSwitcher,
  LeagueGroup,
  Logo,
  Marquee,
  MatchCard,
  MatchCardSkeleton,
  MatchRow,
  MessageList,
  NotFound,
  OddsTable,
  Player,
  PrimaryNav,
  ScoreStrip,
  Segmented,
  Select,
  StatBar,
  Switch,
  Tabs,
  Timeline,
} from './index.js';
import { composerLabels, messages } from './stories/samples/chat.js';
import { crests, liveMatch, longNames, people } from './stories/samples/matches.js';
import { oddsLabels, oddsLeagues } from './stories/samples/odds.js';
import { controls } from './stories/samples/player.js';

const nothing = () => undefined;
const items = [
  { href: '/a', label: 'Trực tiếp', current: true, live: { count: 2, after: 'trận' } },
  { href: '/b', label: 'Lịch' },
];

const scenes: Record<string, ReactElement> = {
  header: (
    <Header
      logo={<Logo href="/" label="Khán Đài" />}
      nav={<PrimaryNav label="Chính" items={items} more={{ label: 'Thêm', items: [{ href: '/c', label: 'Tin' }] }} />}
    />
  ),
  marquee: <Marquee items={[{ text: 'a' }, { text: 'b' }]} labels={{ region: 'Thông báo', next: 'Kế tiếp' }} />,
  'bottom bar': <BottomBar label="Dưới" items={[{ href: '/', label: 'Chat', icon: 'message', unread: { count: 3, label: '3 tin' } }]} />,
  'match cards': (
    <>
      <MatchCard {...liveMatch} />
      <MatchCard {...longNames} />
    </>
  ),
  featured: <FeaturedRoom href="/x" linkLabel="Xem" live="TRỰC TIẾP" match={liveMatch} />,
  'match rows': (
    <main>
      <h1>Lịch</h1>
      <h2>Hôm nay</h2>
      <LeagueGroup name="V.League 1" crest={crests.vleague}>
        <MatchRow
          href="/m"
          label="A – B"
          time="21:00"
          state={{ tone: 'plain', word: 'Hôm nay' }}
          home={{ ...liveMatch.home }}
          away={{ ...liveMatch.away }}
        />
      </LeagueGroup>
    </main>
  ),
  room: (
    <>
      <ScoreStrip label="Tỷ số" home={{ ...liveMatch.home }} away={{ ...liveMatch.away }} state={liveMatch.state} />
      <HostSwitcher
        label="BLV"
        onChoose={nothing}
        hosts={people.map((person) => ({ id: String(person.id), avatar: person, note: 'vắng', current: false }))}
      />
      <StatBar label="Góc" home={1} away={2} />
    </>
  ),
  timeline: (
    <Timeline
      label="Diễn biến"
      rows={[{ kind: 'event', id: '1', minute: '6', side: 'home', mark: 'yellow', markLabel: 'Thẻ vàng', title: 'A' }]}
    />
  ),
  player: <Player label="Trình phát" view={{ state: 'playing' }} video={null} controls={controls} live="TRỰC TIẾP" />,
  'failed player': <Player label="Trình phát" view={{ state: 'failed', text: 'Không phát được' }} video={null} controls={controls} />,
  odds: <OddsTable labels={oddsLabels} leagues={oddsLeagues} half="full" onChoose={nothing} />,
  chat: (
    <main>
      <h1>Phòng</h1>
      <ChatPanel
        title="Chat"
        list={<MessageList label="Tin" items={messages} newLabel={String} />}
        composer={<Composer value="" onChange={nothing} onSend={nothing} limit={200} labels={composerLabels} emoji={['⚽']} />}
      />
    </main>
  ),
  choices: (
    <>
      <Segmented
        label="Hiệp"
        value="a"
        onChange={nothing}
        options={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ]}
      />
      <Select label="Kiểu" value="a" onChange={nothing} options={[{ value: 'a', label: 'A' }]} />
      <Switch label="Ẩn" checked onChange={nothing} />
    </>
  ),
  tabs: (
    <Tabs
      label="Nội dung"
      value="a"
      onChange={nothing}
      tabs={[
        { id: 'a', label: 'A', panel: 'x' },
        { id: 'b', label: 'B' },
      ]}
    />
  ),
  states: (
    <main>
      <h1>a</h1>
      <h2>b</h2>
      <EmptyState icon="calendar" title="Chưa có trận" />
      <ErrorState title="Lỗi" />
      <MatchCardSkeleton label="Đang tải" />
    </main>
  ),
  'not found': <NotFound title="Không tìm thấy trang" text="Ghế này không có" />,
};

/** axe is slow on big tables, more so while other work runs beside it. */
const PATIENCE_MS = 60_000;

describe('accessibility', () => {
  it.each(Object.entries(scenes))(
    '[AX1] axe finds nothing wrong with: %s',
    async (_, scene) => {
      const { container } = render(scene);
      // Colours need a layout, which jsdom lacks: theme.test.ts computes them. Regions belong to whole pages.
      const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
    },
    PATIENCE_MS,
  );
});
