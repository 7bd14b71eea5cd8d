import type { Meta, StoryObj } from '@storybook/react-vite';
import { {{Class}} } from './{{Class}}.js';

const meta = {
  title: '{{Class}}/{{Class}}',
  component: {{Class}},
  parameters: { layout: 'padded' },
  args: { title: 'Đội nhà', names: ['Công Phượng', 'Quang Hải'] },
} satisfies Meta<typeof {{Class}}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Names: Story = {};
