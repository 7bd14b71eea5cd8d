import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyList } from './KeyList.js';

const meta = {
  title: 'Primitives/KeyList',
  component: KeyList,
  args: {
    or: 'hoặc',
    keys: [
      { keys: ['Cách', 'K'], does: 'Phát hoặc tạm dừng' },
      { keys: ['M'], does: 'Tắt hoặc bật tiếng' },
    ],
  },
} satisfies Meta<typeof KeyList>;
export default meta;

export const Keys: StoryObj<typeof meta> = {};

export const Row: StoryObj<typeof meta> = { args: { row: true } };
