import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../primitives/Button.js';
import { EmptyState } from './EmptyState.js';
import * as icons from '../primitives/icons.js';

const meta = {
  title: 'States/EmptyState',
  component: EmptyState,
  parameters: { layout: 'padded' },
  args: { icon: icons.calendar, title: 'Hôm nay chưa có trận nào', level: 2 },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Framed: Story = {
  args: {
    framed: true,
    text: 'Vòng 12 bắt đầu ngày mai lúc 17:00.',
    action: <LinkButton href="#">Xem ngày mai</LinkButton>,
  },
};
