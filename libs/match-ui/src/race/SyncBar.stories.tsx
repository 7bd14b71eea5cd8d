import type { Meta, StoryObj } from '@storybook/react-vite';
import { SyncBar } from './SyncBar.js';

const meta = {
  title: 'Room/SyncBar',
  component: SyncBar,
  args: { children: 'Đang đồng bộ' },
  decorators: [(Show) => <div style={{ position: 'relative', height: 120 }}>{Show()}</div>],
} satisfies Meta<typeof SyncBar>;
export default meta;

export const Late: StoryObj<typeof meta> = {};
