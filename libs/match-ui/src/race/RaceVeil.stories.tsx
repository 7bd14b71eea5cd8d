import { Button } from '@khandai/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Marble } from './Marble.js';
import { RaceVeil } from './RaceVeil.js';

const meta = {
  title: 'Room/RaceVeil',
  component: RaceVeil,
  decorators: [(Show) => <div style={{ position: 'relative', aspectRatio: '16/9', maxWidth: 390 }}>{Show()}</div>],
} satisfies Meta<typeof RaceVeil>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Countdown: Story = {
  args: { lead: 'Cuộc #2419 xuất phát sau', figure: '0:42', text: 'Mã băm đã công bố' },
};
export const Winner: Story = {
  args: {
    lead: 'Cuộc #2418 · 1:27,2',
    title: 'Nghệ Vàng về nhất',
    children: <Marble id={4} color="#d99a13" size={52} />,
  },
};
export const CalledOff: Story = { args: { title: 'Cuộc #2412 đã hủy', text: 'Mọi điểm đã chọn được hoàn lại' } };
export const Covered: Story = {
  args: { title: 'Cuộc #2418 đã xong', children: <Button size="sm">Hiện kết quả</Button> },
};
export const LastSeconds: Story = { args: { light: true, big: true, lead: 'Cuộc #2419 xuất phát sau', figure: '3' } };
