import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopList } from './TopList.js';

const names = ['Phạm Gia Huy', 'Nguyễn Ngọc Ngân', 'Đặng Tuấn Kiệt', 'Bé Na Thiên Trường'];

const meta = {
  title: 'Chat/TopList',
  component: TopList,
  args: {
    label: 'Top quà',
    members: names.map((name, at) => ({
      rank: at + 1,
      member: { id: at + 1, name },
      href: `/thanh-vien/${at + 1}`,
      points: `${(9 - at) * 150} điểm`,
      own: at === 2,
    })),
    mine: 'Bạn đang ở hạng 3 với 1.050 điểm',
  },
  decorators: [(Show) => <div style={{ maxWidth: 390 }}>{Show()}</div>],
} satisfies Meta<typeof TopList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithoutOwn: Story = { args: { mine: undefined } };
