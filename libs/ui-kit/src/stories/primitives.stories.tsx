import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  Avatar,
  AvatarStack,
  Badge,
  Button,
  Chip,
  ChipRow,
  CountBadge,
  Crest,
  Icon,
  IconButton,
  LinkButton,
  LiveBadge,
  LiveCount,
  Mark,
  OriginBadge,
  Panel,
  SectionHead,
  Segmented,
  Select,
  Stack,
  Switch,
  Tabs,
} from '../index.js';
import { crests, people } from './samples/matches.js';

const meta: Meta = { title: 'Cơ bản', parameters: { layout: 'padded' } };
export default meta;

const nothing = () => undefined;
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export const Buttons: StoryObj = {
  render: () => (
    <Stack>
      <div style={row}>
        <Button look="primary">Đăng nhập</Button>
        <Button>Xem ngày mai</Button>
        <Button look="line" icon="bell-plus">
          Đặt lịch
        </Button>
        <Button look="on" icon="bell-ring">
          Đã đặt lịch
        </Button>
        <Button look="quiet">Hoàn tác</Button>
        <Button disabled>Không bấm được</Button>
      </div>
      <div style={row}>
        <Button size="sm" look="primary" icon="play">
          Xem
        </Button>
        <LinkButton size="sm" href="#" icon="play">
          Xem
        </LinkButton>
        <IconButton icon="star" label="Quan tâm" aria-pressed="true" />
        <IconButton size="sm" icon="close" label="Đóng" />
        <IconButton icon="bell" label="Thông báo" badge={<CountBadge count={120} />} />
      </div>
    </Stack>
  ),
};

function ChoicesDemo() {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a');
  const [on, setOn] = useState(true);
  return (
    <Stack>
      <ChipRow label="Lọc">
        <Chip pressed={on} onPress={() => setOn(!on)} count={12}>
          Tất cả
        </Chip>
        <Chip pressed live onPress={nothing} count={7}>
          Kèo rung
        </Chip>
        <Chip pressed={false} onPress={nothing}>
          Ngày mai
        </Chip>
      </ChipRow>
      <Segmented
        label="Hiệp"
        value={value}
        onChange={setValue}
        options={[
          { value: 'a', label: 'Cả trận' },
          { value: 'b', label: 'Hiệp 1' },
          { value: 'c', label: 'Hiệp 2' },
        ]}
      />
      <Tabs
        label="Nội dung"
        value={value}
        onChange={setValue}
        tabs={[
          { id: 'a', label: 'Diễn biến', panel: 'Diễn biến của trận' },
          { id: 'b', label: 'Thống kê', panel: 'Thống kê' },
          { id: 'c', label: 'Tỷ lệ kèo', panel: 'Kèo' },
        ]}
      />
      <div style={row}>
        <Switch label="Ẩn tỷ lệ" checked={on} onChange={setOn} />
        <Select
          icon="trophy"
          label="Giải"
          value={value}
          onChange={setValue}
          options={[
            { value: 'a', label: 'Mọi giải' },
            { value: 'b', label: 'V.League 1' },
            { value: 'c', label: 'Giải có một cái tên rất dài để cắt bớt' },
          ]}
        />
      </div>
    </Stack>
  );
}

export const Choices: StoryObj = { render: () => <ChoicesDemo /> };

export const Signs: StoryObj = {
  render: () => (
    <Stack>
      <div style={row}>
        <Mark />
        <Avatar id={1} name="Gió Lào" size={40} online />
        <Avatar id={2} name="Cò" src="/missing.png" />
        <AvatarStack people={people} />
        {Object.values(crests).map((crest) => (
          <Crest key={crest.code} {...crest} size={40} />
        ))}
      </div>
      <div style={row}>
        <LiveBadge>TRỰC TIẾP</LiveBadge>
        <LiveCount count={12} after="trận" />
        <Badge tone="host">BLV</Badge>
        <Badge tone="mod" icon="shield">
          Quản trị
        </Badge>
        <Badge tone="vip">VIP</Badge>
        <Badge tone="level">21</Badge>
        <Badge tone="warn">Chậm</Badge>
        <Badge tone="ok">Đúng</Badge>
        <CountBadge count={3} />
        <CountBadge quiet count={3} />
        <OriginBadge>Dữ liệu mô phỏng</OriginBadge>
        <Icon name="flame" />
      </div>
      <Panel
        title="Bảng"
        end={
          <Button size="sm" look="quiet">
            Tất cả
          </Button>
        }
        padded
      >
        <SectionHead level={3} title="Trận hot" more={{ href: '#', label: 'Tất cả' }} />
      </Panel>
    </Stack>
  ),
};
