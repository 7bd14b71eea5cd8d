import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import football from '../../pictures/football.svg';
import { RoomPicture } from '../match/RoomPicture.js';
import { RunningText } from './RunningText.js';

const meta = {
  title: 'Room/RunningText',
  component: RunningText,
  args: {
    lines: [
      { id: '1', text: 'Vàooooo', lane: 0 },
      { id: '2', text: 'Đá thế này mà giữ được tỷ số tới hết giờ là giỏi', lane: 2 },
    ],
    onLineEnd: fn(),
  },
  decorators: [
    (Show) => (
      <div style={{ position: 'relative', maxWidth: 640, aspectRatio: '16/9', overflow: 'hidden' }}>
        <RoomPicture src={football} />
        {Show()}
      </div>
    ),
  ],
} satisfies Meta<typeof RunningText>;
export default meta;

export const Running: StoryObj<typeof meta> = {};
