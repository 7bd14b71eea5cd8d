import { Button, IconButton, icons } from '@khandai/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { racers } from '../stories/samples/race.js';
import { RaceRow } from './RaceRow.js';

const meta = {
  title: 'Room/RaceRow',
  component: RaceRow,
  args: {
    title: 'Cuộc #2417',
    note: '20:25 · về đích sau 1:27,2',
    podium: racers.slice(3, 6),
    result: 'Nghệ Vàng nhất · bạn chọn 2, trượt',
    actions: (
      <>
        <IconButton icon={icons.play} label="Xem lại cuộc 2417" />
        <IconButton icon={icons.shield} label="Kiểm chứng cuộc 2417" />
      </>
    ),
  },
  decorators: [(Show) => <ol style={{ maxWidth: 390 }}>{Show()}</ol>],
} satisfies Meta<typeof RaceRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Over: Story = {};
export const Covered: Story = { args: { podium: undefined, result: <Button size="sm">Hiện kết quả</Button> } };
