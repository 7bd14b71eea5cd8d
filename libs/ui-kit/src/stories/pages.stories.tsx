import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  Avatar,
  BookButton,
  BottomBar,
  Button,
  CardGrid,
  ChatPanel,
  Chip,
  ChipRow,
  Composer,
  CountBadge,
  Crest,
  FeaturedRoom,
  FloodlitPitch,
  Footer,
  Header,
  HostCard,
  HostSwitcher,
  IconButton,
  LeagueGroup,
  LiveCount,
  Logo,
  Marquee,
  MatchCard,
  MatchRow,
  MessageList,
  OddsTable,
  OriginBadge,
  PageFrame,
  Panel,
  PayoutNote,
  PinnedNotice,
  Player,
  PrimaryNav,
  RoomFrame,
  ScoreStrip,
  SectionHead,
  Segmented,
  Select,
  SideList,
  Stack,
  StatBar,
  SubNav,
  Switch,
  Tabs,
  ThemeToggle,
  Timeline,
  type OddsChoice,
  type OddsHalf,
  type ThemeChoice,
} from '../index.js';
import { composerLabels, messages } from './samples/chat.js';
import { crests, liveMatch, longNames, people } from './samples/matches.js';
import { oddsLabels, oddsLeagues } from './samples/odds.js';
import { controls } from './samples/player.js';

/** Components together, as pages use them. */
const meta: Meta = { title: 'Trang' };
export default meta;

const nothing = () => undefined;
const navItems = [
  { href: '#truc-tiep', label: 'Trực tiếp', current: true, live: { count: 12, before: 'đang có', after: 'trận' } },
  { href: '#lich', label: 'Lịch thi đấu' },
  { href: '#ket-qua', label: 'Kết quả' },
  { href: '#keo', label: 'Tỷ lệ kèo' },
  { href: '#chat', label: 'Phòng chat' },
];

function Shell({ children, room }: { children: ReactNode; room?: boolean }) {
  const [theme, setTheme] = useState<ThemeChoice>('system');
  return (
    <>
      <Marquee
        items={[
          { text: '19:15 tối nay: Công An Hà Nội gặp Thép Xanh Nam Định, 4 BLV cùng lên sóng', href: '#' },
          { text: 'Vòng 12 bắt đầu ngày mai' },
        ]}
        labels={{ region: 'Thông báo', next: 'Thông báo kế tiếp' }}
        end={<OriginBadge>Dữ liệu mô phỏng</OriginBadge>}
      />
      <Header
        scrollsOffOnPhones={room}
        logo={<Logo href="#" label="Khán Đài, trang chủ" />}
        nav={
          <PrimaryNav
            label="Chính"
            items={navItems}
            more={{
              label: 'Thêm',
              items: [
                { href: '#tin', label: 'Tin tức' },
                { href: '#hl', label: 'Highlight' },
              ],
            }}
          />
        }
        end={
          <>
            <IconButton icon="search" label="Tìm kiếm" />
            <ThemeToggle
              value={theme}
              onChange={setTheme}
              labels={{ system: 'Giao diện: hệ thống', light: 'Giao diện: sáng', dark: 'Giao diện: tối' }}
            />
            <IconButton icon="bell" label="Thông báo, 5 chưa đọc" badge={<CountBadge count={5} />} />
            <Avatar id={5} name="Nguyễn Thị Hồng Nhung" size={32} />
          </>
        }
      />
      {!room && <SubNav label="Mục" items={navItems} />}
      {children}
      <Footer
        label="Chân trang"
        items={[
          { href: '#gt', label: 'Giới thiệu' },
          { href: '#dk', label: 'Điều khoản sử dụng' },
        ]}
        note="Khán Đài"
        end={<OriginBadge>Dữ liệu mô phỏng</OriginBadge>}
      />
      <BottomBar
        label="Điều hướng"
        items={[
          { href: '#n', label: 'Nhóm chat', icon: 'users' },
          { href: '#c', label: 'Chat', icon: 'message', unread: { count: 3, label: '3 tin chưa đọc' } },
          { href: '#h', label: 'Trang chủ', icon: 'home', current: true },
          { href: '#b', label: 'Bạn bè', icon: 'user-plus' },
          { href: '#a', label: 'Tài khoản', icon: 'account' },
        ]}
      />
    </>
  );
}

function Chat({ height }: { height?: number }) {
  const [text, setText] = useState('');
  return (
    <div style={height ? { height } : { height: '100%' }}>
      <ChatPanel
        title="Chat phòng Gió Lào"
        note="1.204"
        actions={<IconButton icon="settings" label="Cài đặt chat" />}
        hideHeadOnPhones={!height}
        notices={
          <PinnedNotice>
            <b>Gió Lào</b>: Đoán đúng tỷ số cuối trận, rút 5 bạn tặng 200 điểm.
          </PinnedNotice>
        }
        list={<MessageList label="Tin nhắn" items={messages} newLabel={(n) => `${n} tin mới`} />}
        composer={
          <Composer
            value={text}
            onChange={setText}
            onSend={() => setText('')}
            limit={200}
            labels={composerLabels}
            emoji={['😀', '😂', '⚽', '🔥', '👏', '😱', '❤️']}
          />
        }
      />
    </div>
  );
}

export const Home: StoryObj = {
  name: 'Trang chủ',
  render: () => (
    <Shell>
      <PageFrame
        leftLabel="Giải đấu"
        left={
          <SideList
            title="Giải đấu"
            items={[
              { href: '#v1', label: 'V.League 1', picture: <Crest {...crests.vleague} size={20} />, live: { count: 3, before: 'đang đá' } },
              { href: '#2', label: 'Hạng Nhất Quốc gia', picture: <Crest code="V2" colors={['#3A4B58', '#9FB3C2']} size={20} /> },
            ]}
            more={{ href: '#all', label: 'Tất cả giải đấu', icon: 'list' }}
          />
        }
        rightLabel="Chat"
        right={
          <Panel>
            <Chat height={420} />
          </Panel>
        }
      >
        <Stack>
          <SectionHead
            title="Đang trực tiếp"
            note={
              <>
                <LiveCount count={12} /> cập nhật 20:31
              </>
            }
            more={{ href: '#all', label: 'Tất cả' }}
          />
          <ChipRow label="Lọc môn">
            <Chip pressed onPress={nothing} count={12}>
              Tất cả
            </Chip>
            <Chip pressed={false} onPress={nothing} count={8}>
              Bóng đá
            </Chip>
            <Chip pressed={false} onPress={nothing} count={2}>
              Bóng rổ
            </Chip>
            <Chip pressed={false} onPress={nothing} count={1}>
              Esport
            </Chip>
          </ChipRow>
          <CardGrid>
            <FeaturedRoom
              href="#xem"
              linkLabel="Xem Công An Hà Nội – Thép Xanh Nam Định"
              live="TRỰC TIẾP"
              tags={[
                { icon: 'eye', text: '18,4 N' },
                { icon: 'flame', text: 'Trận hot' },
              ]}
              match={liveMatch}
            />
            <MatchCard {...liveMatch} state={{ tone: 'live', word: 'Nghỉ giữa hiệp' }} />
            <MatchCard {...longNames} />
          </CardGrid>
        </Stack>
        <Stack>
          <SectionHead title="Trận hot sắp tới" more={{ href: '#lich', label: 'Lịch thi đấu' }} />
          <LeagueGroup label="Trận hot sắp tới">
            {[false, true].map((booked) => (
              <MatchRow
                key={String(booked)}
                href="#m"
                label="Hải Phòng – Sông Lam Nghệ An"
                time="21:00"
                state={{ tone: 'plain', word: '29 phút nữa' }}
                league={{ text: 'V.League 1 · Vòng 11', crest: crests.vleague }}
                home={{ name: 'Hải Phòng', crest: crests.haiPhong }}
                away={{ name: 'Câu lạc bộ Bóng đá Sông Lam Nghệ An', crest: crests.songLam }}
                hosts={people.slice(0, 2)}
                action={
                  <BookButton
                    booked={booked}
                    onToggle={nothing}
                    word={booked ? 'Đã đặt lịch' : 'Đặt lịch'}
                    label="Đặt lịch Hải Phòng – Sông Lam Nghệ An"
                  />
                }
              />
            ))}
          </LeagueGroup>
          <LeagueGroup name="V.League 1" round="Vòng 11" crest={crests.vleague}>
            <MatchRow
              href="#m"
              label="Công An Hà Nội – Thép Xanh Nam Định"
              time="19:15"
              state={{ tone: 'live', word: 'Hiệp 2', minute: '67' }}
              home={{ ...liveMatch.home }}
              away={{ ...liveMatch.away }}
              halfTime={[1, 1]}
              action={<IconButton size="sm" icon="star" label="Quan tâm" />}
            />
            <MatchRow
              href="#m"
              label="Hải Phòng – Sông Lam Nghệ An"
              time="17:00"
              state={{ tone: 'plain', word: 'Kết thúc' }}
              home={{ name: 'Hải Phòng', crest: crests.haiPhong, score: 0 }}
              away={{ name: 'Sông Lam Nghệ An', crest: crests.songLam, score: 0 }}
              halfTime={[0, 0]}
            />
          </LeagueGroup>
        </Stack>
      </PageFrame>
    </Shell>
  ),
};

function OddsPage() {
  const [half, setHalf] = useState<OddsHalf>('full');
  const [opening, setOpening] = useState(true);
  const [chosen, setChosen] = useState<OddsChoice | undefined>({ matchId: 'm1', half: 'full', market: 'handicap', side: 'home' });
  return (
    <Shell>
      <PageFrame>
        <Stack>
          <SectionHead
            level={1}
            title="Tỷ lệ kèo"
            note="cập nhật 20:31:08"
            end={<Switch label="Kèo mở cửa" checked={opening} onChange={setOpening} />}
          />
          <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
            <Segmented
              label="Hiệp"
              value={half}
              onChange={setHalf}
              options={[
                { value: 'full', label: 'Cả trận' },
                { value: 'half', label: 'Hiệp 1' },
              ]}
            />
            <Select
              label="Kiểu kèo"
              value="malay"
              onChange={nothing}
              options={[
                { value: 'malay', label: 'Kèo Malaysia' },
                { value: 'decimal', label: 'Thập phân' },
              ]}
            />
          </div>
          <OddsTable
            labels={oddsLabels}
            leagues={oddsLeagues}
            half={half}
            showOpening={opening}
            onChoose={setChosen}
            chosen={chosen}
            note={
              <PayoutNote
                title="Công An Hà Nội chấp 0-0.5 ăn 0.92"
                terms="đặt 100, tính từ tỷ số lúc đặt (2–1)"
                outcomes={[
                  { when: 'CAHN thắng thêm từ 1 bàn', result: 'Ăn đủ +92', tone: 'win' },
                  { when: 'Không thêm bàn nào', result: 'Thua nửa −50', tone: 'lose' },
                ]}
              />
            }
          />
        </Stack>
      </PageFrame>
    </Shell>
  );
}

export const Odds: StoryObj = { name: 'Tỷ lệ kèo', render: () => <OddsPage /> };

function RoomPage() {
  const [tab, setTab] = useState<'chat' | 'events' | 'stats'>('chat');
  const [theatre, setTheatre] = useState(false);
  const [host, setHost] = useState('1');
  const events = (
    <Timeline
      label="Diễn biến"
      rows={[
        { kind: 'cut', id: 'now', text: 'Đang đá · Hiệp 2' },
        {
          kind: 'event',
          id: '1',
          minute: '66',
          side: 'away',
          mark: 'red',
          markLabel: 'Thẻ đỏ',
          title: 'Nguyễn Văn Vĩ',
          detail: 'Thẻ đỏ trực tiếp',
        },
        {
          kind: 'event',
          id: '2',
          minute: '64',
          side: 'home',
          mark: 'swap',
          markLabel: 'Thay người',
          title: 'Phan Văn Đức',
          detail: 'thay Lê Văn Đô',
        },
        {
          kind: 'event',
          id: '3',
          minute: '61',
          side: 'home',
          mark: 'goal',
          markLabel: 'Bàn thắng',
          title: 'Nguyễn Quang Hải',
          detail: 'Kiến tạo: Đoàn Văn Hậu',
          score: '2–1',
        },
        {
          kind: 'event',
          id: '4',
          minute: '55',
          side: 'away',
          mark: 'var',
          markLabel: 'VAR',
          title: 'Nguyễn Văn Toàn',
          detail: 'VAR từ chối bàn thắng',
          gone: true,
        },
        {
          kind: 'event',
          id: '5',
          minute: '45+2',
          side: 'away',
          mark: 'yellow',
          markLabel: 'Thẻ vàng',
          title: 'Trần Văn Kiên',
          detail: 'Thẻ vàng',
        },
      ]}
    />
  );
  const stats = (
    <div style={{ padding: '12px 0', maxWidth: 560, margin: '0 auto' }}>
      <StatBar label="Kiểm soát bóng" home={54} away={46} unit="%" />
      <StatBar label="Sút trúng đích" home={6} away={4} />
      <StatBar label="Phạm lỗi" home={8} away={12} />
    </div>
  );
  return (
    <Shell room>
      <RoomFrame
        theatre={theatre}
        chatLabel="Chat phòng"
        chatOnPhone={tab === 'chat'}
        chat={<Chat />}
        player={
          <Player
            label="Trình phát"
            view={{ state: 'playing' }}
            video={null}
            poster={<FloodlitPitch />}
            live="TRỰC TIẾP"
            tags={{ watching: '18.420', end: ['Đường 1'] }}
            bug={{ home: 'CAHN', score: '2 – 1', away: 'TXNĐ', clock: '67:12' }}
            controls={{ ...controls, theatre, onToggleTheatre: () => setTheatre(!theatre) }}
          />
        }
        info={
          <>
            <ScoreStrip
              label="Tỷ số"
              home={{ ...liveMatch.home }}
              away={{ ...liveMatch.away }}
              state={liveMatch.state}
              facts={['V.League 1 · Vòng 11', '19:15 · Th 6, 20/11', 'Sân Hàng Đẫy', 'Hiệp 1: 1–1']}
            />
            <HostCard
              label="Bình luận viên"
              host={{ id: 1, name: 'Gió Lào', online: true }}
              role="BLV"
              meta="Phòng 1024 · 1.204 đang chat"
              actions={
                <>
                  <Button size="sm" look="primary" icon="plus">
                    Theo dõi
                  </Button>
                  <IconButton icon="share" label="Chia sẻ" />
                </>
              }
            />
            <HostSwitcher
              label="Đổi BLV"
              onChoose={setHost}
              hosts={people.map((person) => ({
                id: String(person.id),
                avatar: person,
                note: String(person.id) === host ? 'Đang xem' : '5.120 người xem',
                current: String(person.id) === host,
              }))}
            />
          </>
        }
        tabs={
          <Tabs
            label="Nội dung trận"
            value={tab}
            onChange={setTab}
            tabs={[
              {
                id: 'chat',
                label: (
                  <>
                    Chat <CountBadge quiet count={3} />
                  </>
                ),
                only: 'phone',
                standIn: 'events',
                panel: events,
              },
              { id: 'events', label: 'Diễn biến', panel: events },
              { id: 'stats', label: 'Thống kê', panel: stats },
            ]}
          />
        }
        below={
          <Stack>
            <SectionHead title="Trận khác đang đá" more={{ href: '#', label: 'Tất cả' }} />
            <CardGrid>
              <MatchCard {...longNames} />
              <MatchCard {...liveMatch} />
            </CardGrid>
          </Stack>
        }
      />
    </Shell>
  );
}

export const Room: StoryObj = { name: 'Phòng trực tiếp', render: () => <RoomPage /> };
