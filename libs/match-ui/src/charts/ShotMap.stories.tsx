import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShotMap } from './ShotMap.js';

const meta = {
  title: 'Room/ShotMap',
  component: ShotMap,
  args: {
    summary: 'Vị trí các cú sút: Công An Hà Nội 3 cú, Thép Xanh Nam Định 2 cú.',
    shots: [
      { id: '1', side: 'home', mark: 'goal', x: 94, y: 53, expected: 0.38, label: '17′ Leo Artur, bàn thắng' },
      {
        id: '2',
        side: 'home',
        mark: 'offTarget',
        x: 78,
        y: 40,
        expected: 0.05,
        label: '22′ Nguyễn Quang Hải, ra ngoài',
      },
      { id: '3', side: 'home', mark: 'blocked', x: 90, y: 35, expected: null, label: '58′ Alan, bị chặn' },
      { id: '4', side: 'away', mark: 'goal', x: 89, y: 50, expected: 0.79, label: '38′ Nguyễn Xuân Son, bàn thắng' },
      { id: '5', side: 'away', mark: 'onTarget', x: 87, y: 60, expected: 0.21, label: '49′ Brenner, trúng đích' },
      { id: '6', side: 'away', mark: 'offTarget', x: 30, y: 60, expected: 0.01, label: '90′ Từ sân nhà, ra ngoài' },
    ],
    labels: {
      home: 'Công An Hà Nội',
      away: 'Thép Xanh Nam Định',
      goal: 'Bàn thắng',
      onTarget: 'Trúng đích',
      offTarget: 'Ra ngoài',
      blocked: 'Bị chặn',
    },
  },
} satisfies Meta<typeof ShotMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};

export const OneSide: Story = { args: { shots: meta.args.shots.slice(0, 3) } };

export const Narrow: Story = { decorators: [(Show) => <div style={{ width: 320 }}>{Show()}</div>] };
