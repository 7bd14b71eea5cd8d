import { fireEvent, render, screen } from '@testing-library/react';
import { BannerColumns } from './SideBanner.js';

const banner = (alt: string) => ({ href: '/b', src: '/b.png', alt });

describe('side banners', () => {
  it('[SB1] [SH13] (size and closing parts) are 160 × 500, and closing one hides only that one', () => {
    render(
      <BannerColumns
        left={banner('trái')}
        right={banner('phải')}
        labels={{ region: 'Quảng cáo', close: 'Đóng quảng cáo' }}
      >
        <main>trang</main>
      </BannerColumns>,
    );
    const left = screen.getByRole('img', { name: 'trái', hidden: true });
    expect([left.getAttribute('width'), left.getAttribute('height')]).toEqual(['160', '500']);
    fireEvent.click(screen.getAllByRole('button', { name: 'Đóng quảng cáo', hidden: true })[0] as HTMLElement);
    expect(screen.queryByRole('img', { name: 'trái', hidden: true })).toBeNull();
    expect(screen.getByRole('img', { name: 'phải', hidden: true })).toBeTruthy();
  });

  it('[SB1] [SH13] (closing part) a banner that the page knows as closed stays closed after a remount', () => {
    const closed = new Set<string>();
    const shown = () =>
      render(
        <BannerColumns
          left={banner('trái')}
          right={banner('phải')}
          labels={{ region: 'Quảng cáo', close: 'Đóng quảng cáo' }}
          closed={closed}
          onClose={(key) => closed.add(key)}
        >
          <main>trang</main>
        </BannerColumns>,
      );
    const first = shown();
    fireEvent.click(screen.getAllByRole('button', { name: 'Đóng quảng cáo', hidden: true })[0] as HTMLElement);
    first.unmount();
    shown();
    expect(screen.getAllByRole('img', { hidden: true }).map((image) => image.getAttribute('alt'))).toEqual(['phải']);
  });
});
