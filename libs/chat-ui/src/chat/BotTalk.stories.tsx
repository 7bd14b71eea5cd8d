import type { Meta, StoryObj } from '@storybook/react-vite';
import { BotAnswer, BotField, BotMark, BotQuestion } from './BotTalk.js';

const meta = {
  title: 'Chat/BotTalk',
  component: BotAnswer,
  subcomponents: { BotField, BotMark, BotQuestion },
  args: { name: 'Cú trợ lý', mark: 'Tự động', children: 'Hà Nội đá với Thể Công lúc 19:15 tối nay.' },
  decorators: [(Show) => <div style={{ display: 'grid', gap: 12, maxWidth: 390, padding: 12 }}>{Show()}</div>],
} satisfies Meta<typeof BotAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Talk: Story = {
  render: (args) => (
    <>
      <BotQuestion asker="Bạn">/lich Hà Nội</BotQuestion>
      <BotAnswer {...args} />
      <BotField
        label="Câu hỏi cho Cú"
        placeholder="Thử /lich, /keo, /luat"
        sendLabel="Hỏi"
        maxLength={200}
        onAsk={() => undefined}
      />
    </>
  ),
};

export const Waiting: Story = {
  render: () => (
    <BotField
      label="Câu hỏi cho Cú"
      placeholder="Thử /lich, /keo, /luat"
      sendLabel="Hỏi"
      maxLength={200}
      disabled
      onAsk={() => undefined}
    />
  ),
};
