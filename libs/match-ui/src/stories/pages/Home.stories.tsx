import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookButton, Crest, FeaturedRoom, LeagueGroup, MatchCard, MatchRow } from '../../index.js';
import football from '../../../pictures/football.svg';
import {
  CardGrid,
  Chip,
  ChipRow,
  EmptyState,
  IconButton,
  LiveCount,
  PageFrame,
  Panel,
  SectionHead,
  SideList,
  Stack,
  icons,
} from '@khandai/ui-kit';
import { crests, liveMatch, longNames, people } from '../samples/matches.js';

const meta = { title: 'Pages/Home', component: HomePage } satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

function HomePage() {
  return (
    <PageFrame
      leftLabel="Giải đấu"
      left={
        <SideList
          title="Giải đấu"
          items={[
            {
              href: '#v1',
              label: 'V.League 1',
              picture: <Crest {...crests.vleague} size={20} />,
              live: { count: 3, before: 'đang đá' },
            },
            {
              href: '#2',
              label: 'Hạng Nhất Quốc gia',
              picture: <Crest code="V2" colors={['#3A4B58', '#9FB3C2']} size={20} />,
            },
          ]}
          more={{ href: '#all', label: 'Tất cả giải đấu', icon: icons.list }}
        />
      }
      rightLabel="Chat"
      right={
        <Panel>
          <EmptyState icon={icons.message} title="Chat" />
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
            src={football}
            live="TRỰC TIẾP"
            tags={[
              { icon: icons.eye, text: '18,4 N' },
              { icon: icons.flame, text: 'Trận hot' },
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
                  label={`${booked ? 'Đã đặt lịch' : 'Đặt lịch'} Hải Phòng – Sông Lam Nghệ An`}
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
            halfTime={{ score: [1, 1], label: 'H1', name: 'Hiệp 1' }}
            action={<IconButton size="sm" icon={icons.star} label="Quan tâm" />}
          />
          <MatchRow
            href="#m"
            label="Hải Phòng – Sông Lam Nghệ An"
            time="17:00"
            state={{ tone: 'plain', word: 'Kết thúc' }}
            home={{ name: 'Hải Phòng', crest: crests.haiPhong, score: 0 }}
            away={{ name: 'Sông Lam Nghệ An', crest: crests.songLam, score: 0 }}
            halfTime={{ score: [0, 0], label: 'H1', name: 'Hiệp 1' }}
          />
        </LeagueGroup>
      </Stack>
    </PageFrame>
  );
}

export const Full: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };
