import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  Avatar,
  BottomBar,
  CountBadge,
  Footer,
  Header,
  IconButton,
  Logo,
  Marquee,
  OriginBadge,
  PrimaryNav,
  SubNav,
  ThemeToggle,
  type ThemeChoice,
} from '../../index.js';
import { bottomTabs, moreItems, navItems, notices, themeLabels } from '../samples/shell.js';
import * as icons from '../../primitives/icons.js';

/** The shell around every page. `headerScrollsOff`: on phones the header scrolls away. */
export function Site({ children, headerScrollsOff }: { children: ReactNode; headerScrollsOff?: boolean }) {
  const [theme, setTheme] = useState<ThemeChoice>('system');
  return (
    <>
      <Marquee
        items={notices}
        labels={{ region: 'Thông báo', next: 'Thông báo kế tiếp' }}
        end={<OriginBadge>Dữ liệu mô phỏng</OriginBadge>}
      />
      <Header
        hiddenOnPhones={headerScrollsOff}
        logo={<Logo href="#" label="Khán Đài, trang chủ" />}
        nav={<PrimaryNav label="Chính" items={navItems} more={{ label: 'Thêm', items: moreItems }} />}
        end={
          <>
            <IconButton icon={icons.search} label="Tìm kiếm" />
            <ThemeToggle value={theme} onChange={setTheme} labels={themeLabels} />
            <IconButton icon={icons.bell} label="Thông báo, 5 chưa đọc" badge={<CountBadge count={5} />} />
            <Avatar id={5} name="Nguyễn Thị Hồng Nhung" size={32} />
          </>
        }
      />
      {!headerScrollsOff && <SubNav label="Mục" items={navItems} />}
      {children}
      <Footer
        label="Chân trang"
        items={[
          { href: '#gt', label: 'Giới thiệu' },
          { href: '#dk', label: 'Điều khoản sử dụng' },
        ]}
        note="Khán Đài"
        end={<OriginBadge>Dữ liệu mô phỏng</OriginBadge>}
      />
      <BottomBar label="Điều hướng" items={bottomTabs} />
    </>
  );
}
