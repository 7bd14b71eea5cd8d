import type { Meta, StoryObj } from '@storybook/react-vite';
import { LapHead } from './LapHead.js';

const meta = {
  title: 'Room/LapHead',
  component: LapHead,
  args: {
    label: 'Vòng đua',
    lap: 'Vòng 3',
    of: '/5',
    state: 'Đang đua · 0:49',
    live: true,
    leader: { id: 4, color: '#d99a13', name: 'Nghệ Vàng', note: 'dẫn đầu' },
    detail: 'hơn Bạc Sương 0,3 s · cuộc #2418',
    facts: <span>Đường Hồ Nước · 8 bi · 5 vòng</span>,
    laps: 5,
    progress: 0.55,
    progressLabel: 'Đã xong 2 vòng, vòng 3 được 75%',
  },
} satisfies Meta<typeof LapHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Racing: Story = {};
export const Waiting: Story = {
  args: {
    lap: 'Cuộc #2419',
    of: undefined,
    state: 'Sắp xuất phát',
    live: false,
    leader: undefined,
    progress: 0,
    detail: 'Mở chọn tới 20:30:00',
  },
};
export const Finished: Story = { args: { lap: 'Về đích', of: undefined, state: '1:27,2', live: false, progress: 1 } };
