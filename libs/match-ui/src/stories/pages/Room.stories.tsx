import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  HostCard,
  HostSwitcher,
  MatchCard,
  MatchLine,
  Player,
  RoomFrame,
  RoomPicture,
  ScoreStrip,
  StatBar,
  Timeline,
} from '../../index.js';
import football from '../../../pictures/football.svg';
import { Button, CardGrid, CountBadge, EmptyState, IconButton, SectionHead, Stack, Tabs, icons } from '@khandai/ui-kit';
import { liveMatch, longNames, people } from '../samples/matches.js';
import { nothing } from '../samples/nothing.js';
import { controls } from '../samples/player.js';
import { timeline } from '../samples/timeline.js';

const meta = { title: 'Pages/Room', component: RoomPage } satisfies Meta<typeof RoomPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function RoomPage() {
  const [tab, setTab] = useState<'chat' | 'events' | 'stats'>('chat');
  const [theatre, setTheatre] = useState(false);
  const [host, setHost] = useState('1');
  const events = <Timeline label="Diễn biến" rows={timeline} />;
  const stats = (
    <div style={{ padding: '12px 0', maxWidth: 560, margin: '0 auto' }}>
      <StatBar label="Kiểm soát bóng" home={54} away={46} unit="%" />
      <StatBar label="Sút trúng đích" home={6} away={4} />
      <StatBar label="Phạm lỗi" home={8} away={12} />
    </div>
  );
  return (
    <RoomFrame
      theatre={theatre}
      chatLabel="Chat phòng"
      chatOnPhone={tab === 'chat'}
      chat={<EmptyState icon={icons.message} title="Chat" />}
      player={
        <Player
          label="Trình phát"
          view={{ state: 'playing' }}
          stage={null}
          poster={<RoomPicture src={football} />}
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
                <Button size="sm" look="primary" icon={icons.plus}>
                  Theo dõi
                </Button>
                <IconButton icon={icons.share} label="Chia sẻ" />
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
      line={
        <MatchLine
          label="Tỷ số"
          home={liveMatch.home}
          away={liveMatch.away}
          state={liveMatch.state}
          spoken="Công An Hà Nội – Thép Xanh Nam Định, 2 – 1, Hiệp 2 67′. Mở Tổng quan"
          onOpen={() => setTab('events')}
          host={{ id: 1, name: 'Gió Lào', label: 'Gió Lào. Bình luận viên và tiếng', onOpen: nothing }}
        />
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
  );
}

export const Full: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };
