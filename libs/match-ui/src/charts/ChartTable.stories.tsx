import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartTable } from './ChartTable.js';

const meta = {
  title: 'Room/ChartTable',
  component: ChartTable,
  parameters: { layout: 'padded' },
  args: {
    label: 'Xem bằng bảng',
    caption: 'Thống kê của hai đội',
    columns: ['Chỉ số', 'Thép Xanh Nam Định', 'Borussia Mönchengladbach'],
    rows: [
      { id: '52', head: 'Bàn kỳ vọng (xG)', cells: ['1,75', '1,61'] },
      { id: '57', head: 'Chạm bóng trong vòng cấm đối phương', cells: ['21', '14'] },
    ],
  },
} satisfies Meta<typeof ChartTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector('summary')?.click();
  },
};

export const Words: Story = {
  ...Open,
  args: {
    caption: 'Các cú sút',
    align: 'words',
    columns: ['Phút', 'Cầu thủ', 'Kết quả'],
    rows: [{ id: '1', head: '90+3′', cells: ['Nguyễn Quang Hải', 'Trúng đích'] }],
  },
};
