import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BannerColumns, SideBanner } from './SideBanner.js';

const picture = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="500"><rect width="160" height="500" fill="${fill}"/></svg>`)}`;

const meta = {
  title: 'Shell/BannerColumns',
  component: BannerColumns,
  subcomponents: { SideBanner },
  args: {
    left: { href: '#', src: picture('#0B7C46'), alt: 'Vòng 12' },
    right: { href: '#', src: picture('#1F4E9E'), alt: 'Cúp Quốc gia' },
    labels: { region: 'Quảng cáo', close: 'Đóng quảng cáo' },
    children: <main style={{ height: 700, background: 'var(--c-surface)' }}>Trang</main>,
  },
} satisfies Meta<typeof BannerColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Visible from 768 px; narrower pages show no banners. */
export const Both: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.queryAllByRole('button', { name: 'Đóng quảng cáo' });
    if (!first) return;
    await userEvent.click(first);
    await expect(canvas.getAllByRole('button', { name: 'Đóng quảng cáo' })).toHaveLength(1);
  },
};

export const OnlyRight: Story = { args: { left: undefined } };

export const None: Story = { args: { left: undefined, right: undefined } };
