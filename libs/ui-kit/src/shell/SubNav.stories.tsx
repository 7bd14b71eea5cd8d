import type { Meta, StoryObj } from '@storybook/react-vite';
import { navItems } from '../stories/samples/shell.js';
import { SubNav } from './SubNav.js';

const meta = {
  title: 'Shell/SubNav',
  component: SubNav,
  args: { label: 'Mục', items: navItems },
  // From 1200 px the header shows these links.
  decorators: [(Show) => <div style={{ maxWidth: 390 }}>{Show()}</div>],
} satisfies Meta<typeof SubNav>;
export default meta;

export const Plain: StoryObj<typeof meta> = {};
