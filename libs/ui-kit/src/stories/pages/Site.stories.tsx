import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageFrame, Panel } from '../../index.js';
import { Site } from './Site.js';

const meta = {
  title: 'Pages/Site',
  component: Site,
  args: {
    children: (
      <PageFrame>
        <Panel>
          <p style={{ padding: 'var(--sp-4)' }}>Nội dung trang</p>
        </Panel>
      </PageFrame>
    ),
  },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const HeaderScrollsOff: Story = { args: { headerScrollsOff: true } };

export const Dark: Story = { globals: { theme: 'dark' } };
