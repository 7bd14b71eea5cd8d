import type { Meta, StoryObj } from '@storybook/react-vite';
import football from '../../pictures/football.svg';
import { RoomPicture } from '../match/RoomPicture.js';
import { Panel } from '@khandai/ui-kit';
import { RoomFrame } from './RoomFrame.js';

const meta = {
  title: 'Room/RoomFrame',
  component: RoomFrame,
  args: {
    chatLabel: 'Chat phòng',
    chatOnPhone: true,
    player: (
      <div style={{ aspectRatio: '16 / 9' }}>
        <RoomPicture src={football} />
      </div>
    ),
    info: <Panel padded>Tỷ số và bình luận viên</Panel>,
    line: <p style={{ height: 40 }}>Tỷ số</p>,
    tabs: <Panel padded>Diễn biến</Panel>,
    chat: <Panel padded>Chat</Panel>,
    below: <Panel padded>Trận khác</Panel>,
  },
} satisfies Meta<typeof RoomFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Player and chat fill the window. */
export const Theatre: Story = { args: { theatre: true } };

export const OtherTabOnPhones: Story = { args: { chatOnPhone: false } };
