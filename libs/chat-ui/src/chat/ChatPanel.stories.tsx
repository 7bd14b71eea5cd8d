import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageRowSkeleton } from './MessageRowSkeleton.js';
import { Button, EmptyState, ErrorState, IconButton, OfflineBar, icons } from '@khandai/ui-kit';
import { composerLabels, messages } from '../stories/samples/chat.js';
import { ChatPanel } from './ChatPanel.js';
import { PinnedNotice } from './PinnedNotice.js';
import { Composer } from './Composer.js';
import { MessageList } from './MessageList.js';

const nothing = () => undefined;
const newLabel = (count: number) => `${count} tin mới`;
const composer = <Composer value="" onChange={nothing} onSend={nothing} limit={200} labels={composerLabels} />;

const meta = {
  title: 'Chat/ChatPanel',
  component: ChatPanel,
  args: {
    title: 'Chat phòng Gió Lào',
    note: '1.204',
    actions: <IconButton icon={icons.settings} label="Cài đặt chat" />,
    list: <MessageList label="Tin nhắn" items={messages} newLabel={newLabel} />,
    composer,
  },
  decorators: [(Show) => <div style={{ maxWidth: 360, height: 520 }}>{Show()}</div>],
} satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const Pinned: Story = {
  args: {
    notices: (
      <PinnedNotice>
        <b>Gió Lào</b>: Đoán đúng tỷ số cuối trận, rút 5 bạn tặng 200 điểm.
      </PinnedNotice>
    ),
  },
};

export const Loading: Story = { args: { list: <MessageRowSkeleton label="Đang tải tin nhắn" count={6} /> } };

export const Empty: Story = {
  args: {
    list: (
      <MessageList
        label="Tin nhắn"
        items={[]}
        newLabel={newLabel}
        empty={<EmptyState icon={icons.message} title="Chưa ai nói gì" />}
      />
    ),
  },
};

export const Failed: Story = {
  args: { list: <ErrorState title="Không tải được tin nhắn" action={<Button icon={icons.refresh}>Thử lại</Button>} /> },
};

export const Offline: Story = {
  args: { notices: <OfflineBar>Đang kết nối lại… Tin nhắn sẽ được gửi khi có mạng.</OfflineBar> },
};

export const LongTitle: Story = {
  args: { title: 'Chat phòng Trương Hoàng Bảo Trâm Anh Nguyễn Thị Hồng Nhung', note: '18.420' },
};
