import type { Meta, StoryObj } from '@storybook/react-vite';
import { MyPick } from './MyPick.js';

const meta = {
  title: 'Room/MyPick',
  component: MyPick,
  args: {
    id: 4,
    color: '#d99a13',
    title: 'Nghệ Vàng · 50 điểm chơi',
    children: <p>Về nhất nhận 400 điểm. Khóa lúc xuất phát, 20:30:00.</p>,
  },
} satisfies Meta<typeof MyPick>;
export default meta;

export const Locked: StoryObj<typeof meta> = {};
