import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, icons } from '@khandai/ui-kit';
import { composerLabels, messages } from '../stories/samples/chat.js';
import { ChatPanel } from './ChatPanel.js';
import { ChatroomFrame } from './ChatroomFrame.js';
import { Composer } from './Composer.js';
import { MessageList } from './MessageList.js';
import { RoomMark, RoomRow } from './RoomRow.js';

const nothing = () => undefined;
const newLabel = (count: number) => `${count} tin mới`;
const mark = (
  <RoomMark>
    <Icon icon={icons.users} size={20} />
  </RoomMark>
);

const meta = {
  title: 'Chat/ChatroomFrame',
  component: ChatroomFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    roomsLabel: 'Danh sách phòng',
    rooms: (
      <ul style={{ padding: 8 }}>
        <li>
          <RoomRow href="#chung" name="Khán đài chung" picture={mark} last="Minh Râu: vào!" current />
        </li>
        <li>
          <RoomRow
            href="#slna"
            name="Hội Sông Lam Nghệ An xa quê"
            picture={mark}
            last="Bé Na: mai ai ra sân Vinh không"
            unread={{ count: 3, label: '3 tin chưa đọc' }}
          />
        </li>
      </ul>
    ),
    roomLabel: 'Khán đài chung',
    room: (
      <ChatPanel
        title="Khán đài chung"
        note="1.204 người"
        list={<MessageList label="Tin nhắn" items={messages} newLabel={newLabel} />}
        composer={<Composer value="" onChange={nothing} onSend={nothing} limit={200} labels={composerLabels} />}
      />
    ),
    detailsLabel: 'Thông tin phòng',
    details: <p style={{ padding: 16 }}>1.204 người đang ở đây</p>,
    roomOnPhone: false,
  },
} satisfies Meta<typeof ChatroomFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const Room: Story = { args: { roomOnPhone: true } };
