import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { CountBadge } from './Badge.js';
import { Tabs, type TabsProps } from './Tabs.js';

type Part = 'events' | 'stats' | 'lineups' | 'odds';

const meta = {
  title: 'Primitives/TabBar',
  component: Tabs<Part>,
  args: {
    label: 'Nội dung trận',
    value: 'events',
    onChange: () => undefined,
    tabs: [
      { id: 'events', label: 'Diễn biến', panel: 'Quang Hải mở tỷ số phút 61.' },
      { id: 'stats', label: 'Thống kê', panel: 'Kiểm soát bóng 54 % – 46 %' },
      { id: 'lineups', label: 'Đội hình', panel: 'Sơ đồ 4-3-3' },
      { id: 'odds', label: 'Tỷ lệ kèo', panel: 'Chấp 0-0.5' },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Tabs<Part>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: TabsProps<Part>) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onChange={setValue} />;
}

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.click(tab('Thống kê'));
    await expect(canvas.getByRole('tabpanel', { name: 'Thống kê' })).toHaveTextContent('Kiểm soát bóng');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Đội hình')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(tab('Diễn biến')).toHaveFocus();
    await expect(tab('Diễn biến')).toHaveAttribute('aria-selected', 'true');
    await expect(tab('Tỷ lệ kèo')).toHaveAttribute('tabindex', '-1');
  },
};

export const WithCount: Story = {
  args: {
    tabs: [
      {
        id: 'events',
        label: (
          <>
            Diễn biến <CountBadge quiet count={3} />
          </>
        ),
        panel: 'Ba bàn',
      },
      { id: 'stats', label: 'Thống kê', panel: 'Chưa có' },
    ],
  },
};

/** The row scrolls sideways, and scrolls to the chosen tab automatically. */
export const Narrow: Story = {
  args: { value: 'odds' },
  decorators: [(Show) => <div style={{ width: 280 }}>{Show()}</div>],
};
