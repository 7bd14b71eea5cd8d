import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommentaryList } from './CommentaryList.js';

const meta = {
  title: 'Room/CommentaryList',
  component: CommentaryList,
  args: {
    label: 'Tường thuật',
    rows: [
      {
        id: '4',
        minute: '66',
        text: 'Thẻ đỏ trực tiếp cho Nguyễn Văn Vĩ.',
        team: { name: 'Nam Định', color: '#1F4E9E' },
        key: true,
      },
      {
        id: '3',
        minute: '61',
        text: 'Vào! Quang Hải sút chéo góc, 2–1.',
        team: { name: 'Công An Hà Nội', color: '#8E1F2B' },
        key: true,
      },
      { id: '2', minute: '45+2', text: 'Trọng tài thổi còi kết thúc hiệp 1.' },
      { id: '1', minute: '', text: 'Hai đội đã công bố đội hình ra sân.' },
    ],
  },
  decorators: [(Show) => <div style={{ maxWidth: 560 }}>{Show()}</div>],
} satisfies Meta<typeof CommentaryList>;
export default meta;

export const Running: StoryObj<typeof meta> = {};
