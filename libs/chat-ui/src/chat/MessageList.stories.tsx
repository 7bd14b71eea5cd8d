import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { messages } from '../stories/samples/chat.js';
import { EmptyState, icons } from '@khandai/ui-kit';
import { SystemLine } from './SystemLine.js';
import { MessageList } from './MessageList.js';

const meta = {
  title: 'Chat/MessageList',
  component: MessageList,
  args: { label: 'Tin nhắn', items: messages, newLabel: (count: number) => `${count} tin mới` },
  decorators: [
    (Show) => <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 360, height: 480 }}>{Show()}</div>,
  ],
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list opens at its newest message. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Tin nhắn' });
    // It scrolls when the browser has laid it out.
    await waitFor(() => expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 48));
  },
};

export const Empty: Story = {
  args: { items: [], empty: <EmptyState icon={icons.message} title="Chưa ai nói gì" text="Bạn mở lời nhé." /> },
};

export const OlderLoaded: Story = { args: { start: <SystemLine>Đã xem hết tin nhắn cũ</SystemLine> } };

export const OnlyNewest: Story = { args: { max: 2 } };
