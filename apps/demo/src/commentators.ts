import type { FeedCommentator } from '@khandai/server/feed-port';

/** Commentators of the demo: nicknames, not real persons. Each list below serves other competitions. */
export const demoCommentators: readonly FeedCommentator[] = [
  { key: 'demo.gio-lao', name: 'Gió Lào', roomNumber: 1024 },
  { key: 'demo.co-trang', name: 'Cò Trắng', roomNumber: 1107 },
  { key: 'demo.ut-khan-dai-b', name: 'Út Khán Đài B', roomNumber: 1212, membersOnly: true },
  { key: 'demo.anh-ba-cot-doc', name: 'Anh Ba Cột Dọc', roomNumber: 1303 },
  { key: 'demo.nhim-xu', name: 'Nhím Xù', roomNumber: 1188 },
  { key: 'demo.mo-phat', name: 'Mõ Phạt Góc', roomNumber: 1419, membersOnly: true },
  { key: 'demo.sau-bu-gio', name: 'Sáu Bù Giờ', roomNumber: 1505 },
  { key: 'demo.di-tu-tran-cau', name: 'Dì Tư Trận Cầu', roomNumber: 1620 },
  { key: 'demo.tep-rieu', name: 'Tép Riu', roomNumber: 1733 },
  { key: 'demo.ca-loc-bom', name: 'Cá Lóc Bom', roomNumber: 1846 },
  { key: 'demo.trong-thung', name: 'Trống Thủng', roomNumber: 1911, membersOnly: true },
  { key: 'demo.muoi-viet-vi', name: 'Mười Việt Vị', roomNumber: 2017 },
];

/** Commentators of the first division, the cup and the youth league. */
export const regionalCommentators: readonly FeedCommentator[] = [
  { key: 'demo.hang-nhat-1', name: 'Bác Loa Phường', roomNumber: 2101 },
  { key: 'demo.hang-nhat-2', name: 'Cô Bảy Vỉa Hè', roomNumber: 2102 },
  { key: 'demo.hang-nhat-3', name: 'Chín Còi Tàu', roomNumber: 2103 },
  { key: 'demo.hang-nhat-4', name: 'Thầy Sáu Bảng Đen', roomNumber: 2104 },
  { key: 'demo.hang-nhat-5', name: 'Năm Ruộng Lúa', roomNumber: 2105 },
  { key: 'demo.hang-nhat-6', name: 'Hai Khúc Cua', roomNumber: 2106 },
];

const list = (key: string, first: number, names: readonly string[]): FeedCommentator[] =>
  names.map((name, index) => ({ key: `demo.${key}-${index + 1}`, name, roomNumber: first + index }));

export const englishCommentators = list('anh', 2501, [
  'Tùng Ngoại Hạng',
  'Minh Sương Mù',
  'Khoa Phủi',
  'Quân Trà Chiều',
  'Long Mũ Phớt',
  'Hải Xe Buýt',
  'Bình Ô Đen',
  'Phong Bến Cảng',
]);

export const spanishCommentators = list('tay-ban-nha', 2521, [
  'Duy Bò Tót',
  'Thắng Tiki',
  'Nam Nắng Gió',
  'Sơn Ghi Ta',
]);

export const europeanCommentators = list('chau-au', 2541, [
  'Kiên Cú Đêm',
  'Vũ Thức Trắng',
  'Đạt Ba Giờ Sáng',
  'Hưng Cà Phê Đen',
  'Toàn Mắt Cú',
]);

export const indonesianCommentators = list('indonesia', 2561, ['Lâm Vạn Đảo', 'Trí Sầu Riêng', 'Bảo Nhiệt Đới']);
export const arabianCommentators = list('a-rap', 2571, ['Nghĩa Sa Mạc', 'Huy Lạc Đà', 'Cường Ốc Đảo', 'Tài Chà Là']);
export const brazilianCommentators = list('brazil', 2581, ['Phúc Samba', 'Lộc Bãi Biển', 'Thịnh Sáng Sớm']);
export const mexicanCommentators = list('mexico', 2591, ['Dũng Xương Rồng', 'Hòa Ớt Cay', 'Việt Nón Rộng']);
export const australianCommentators = list('uc', 2601, ['Tâm Chuột Túi', 'Khánh Sóng Biển', 'Giang Nửa Đêm']);

export const basketballCommentators: readonly FeedCommentator[] = [
  { key: 'demo.bong-ro-1', name: 'Rổ Tre', roomNumber: 2201, membersOnly: true },
  { key: 'demo.bong-ro-2', name: 'Bóng Nảy Hiên Nhà', roomNumber: 2202 },
];

export const americanCommentators = list('bong-ro-my', 2211, ['Khôi Ném Ba', 'Lâm Úp Rổ', 'Trung Hiệp Phụ']);

export const esportCommentators: readonly FeedCommentator[] = [
  { key: 'demo.esport-1', name: 'Chuột Không Dây', roomNumber: 2301 },
  { key: 'demo.esport-2', name: 'Bàn Phím Mưa', roomNumber: 2302 },
];

export const marbleCommentators: readonly FeedCommentator[] = [
  { key: 'demo.dua-bi-1', name: 'Lăn Lóc', roomNumber: 2401 },
];
