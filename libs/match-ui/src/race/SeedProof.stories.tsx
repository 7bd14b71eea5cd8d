import { Button, icons } from '@khandai/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SeedProof } from './SeedProof.js';

const hash = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';

const meta = {
  title: 'Room/SeedProof',
  component: SeedProof,
  args: {
    values: [
      { name: 'Mã băm SHA-256, công bố trước khi mở chọn', value: hash },
      { name: 'Hạt giống', note: 'Công bố khi bi cuối về đích' },
    ],
    verdicts: [],
    children: (
      <Button size="sm" icon={icons.shield}>
        Tính lại
      </Button>
    ),
  },
} satisfies Meta<typeof SeedProof>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {};
export const Right: Story = {
  args: {
    verdicts: [
      { text: 'Mã băm khớp', isRight: true },
      { text: 'Thứ tự về đích khớp', isRight: true },
    ],
  },
};
export const Wrong: Story = { args: { verdicts: [{ text: 'Mã băm không khớp', isRight: false }] } };
