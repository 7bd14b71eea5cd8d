import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clip, Hidden, Num } from './text.js';

const meta = {
  title: 'Primitives/Text',
  component: Num,
  subcomponents: { Clip, Hidden },
  parameters: { layout: 'padded' },
  args: { children: '18.420' },
} satisfies Meta<typeof Num>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Digits of equal width align in columns. */
export const Figures: Story = {
  render: () => (
    <div style={{ display: 'grid', width: 'max-content', textAlign: 'right' }}>
      {['1.111', '4.444', '−0.98', '21:00'].map((figure) => (
        <Num key={figure}>{figure}</Num>
      ))}
    </div>
  ),
};

export const Clipped: Story = {
  render: () => (
    <div style={{ display: 'flex', width: 160 }}>
      <Clip title="Câu lạc bộ Bóng đá Thành phố Hồ Chí Minh">Câu lạc bộ Bóng đá Thành phố Hồ Chí Minh</Clip>
    </div>
  ),
};

export const OnlyHeard: Story = {
  render: () => (
    <p>
      2–1 <Hidden>chung cuộc</Hidden>
    </p>
  ),
};
