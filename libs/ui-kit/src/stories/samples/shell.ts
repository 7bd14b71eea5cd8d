import type { BottomTab, NavItem } from '../../shell/nav-item.js';
import * as icons from '../../primitives/icons.js';

export const navItems: NavItem[] = [
  { href: '#truc-tiep', label: 'Trực tiếp', current: true, live: { count: 12, before: 'đang có', after: 'trận' } },
  { href: '#lich', label: 'Lịch thi đấu' },
  { href: '#ket-qua', label: 'Kết quả' },
  { href: '#keo', label: 'Tỷ lệ kèo' },
  { href: '#chat', label: 'Phòng chat' },
];

export const moreItems: NavItem[] = [
  { href: '#tin', label: 'Tin tức' },
  { href: '#hl', label: 'Highlight' },
  { href: 'https://vff.org.vn', label: 'Liên đoàn', external: true },
];

export const bottomTabs: BottomTab[] = [
  { href: '#n', label: 'Nhóm chat', icon: icons.users },
  { href: '#c', label: 'Chat', icon: icons.message, unread: { count: 3, label: '3 tin chưa đọc' } },
  { href: '#h', label: 'Trang chủ', icon: icons.home, current: true },
  { href: '#b', label: 'Bạn bè', icon: icons.userPlus },
  { href: '#a', label: 'Tài khoản', icon: icons.account },
];

export const notices = [
  { text: '19:15 tối nay: Công An Hà Nội gặp Thép Xanh Nam Định, 4 BLV cùng lên sóng', href: '#' },
  { text: 'Vòng 12 bắt đầu ngày mai' },
];

export const themeLabels = { system: 'Giao diện: hệ thống', light: 'Giao diện: sáng', dark: 'Giao diện: tối' };
