import { club, type DemoClub } from './clubs.js';

/**
 * Real towns with invented teams. Each group of four plays at a different time, so that no team has two games at once.
 */
export const basketballTeams: readonly DemoClub[] = [
  club('br-hn', 'Hà Nội Chuồn Chuồn', 'Chuồn Chuồn', 'HNC', 'Nhà thi đấu Hồ Gươm Xanh', ['#1d4ed8', '#f2f5f3'], 1.05),
  club('br-hp', 'Hải Phòng Đèn Biển', 'Đèn Biển', 'HPD', 'Nhà thi đấu Cửa Cấm', ['#b91c1c', '#f4c542'], 1),
  club('br-hue', 'Huế Nón Bài Thơ', 'Nón Bài Thơ', 'HNB', 'Nhà thi đấu Bến Ngự', ['#6d28d9', '#f4c542'], 0.96),
  club('br-dn', 'Đà Nẵng Gió Sông Hàn', 'Gió Sông Hàn', 'DNG', 'Nhà thi đấu Mũi Thuyền', ['#0e7490', '#f2f5f3'], 1),
  club('br-dl', 'Đà Lạt Sương Sớm', 'Sương Sớm', 'DLS', 'Nhà thi đấu Đồi Thông', ['#166534', '#f2f5f3'], 0.95),
  club('br-sg', 'Sài Gòn Xe Ba Gác', 'Xe Ba Gác', 'SGX', 'Nhà thi đấu Bến Đò', ['#c2410c', '#1f2937'], 1.06),
  club('br-ct', 'Cần Thơ Bông Súng', 'Bông Súng', 'CTB', 'Nhà thi đấu Chợ Nổi', ['#9d174d', '#f2f5f3'], 0.98),
  club('br-vt', 'Vũng Tàu Bạch Tuộc', 'Bạch Tuộc', 'VTB', 'Nhà thi đấu Bãi Sau', ['#155e75', '#f4c542'], 1),
];

export const esportTeams: readonly DemoClub[] = [
  club('es-rg', 'Rồng Giấy', 'Rồng Giấy', 'RG', 'Sân khấu A', ['#b91c1c', '#f4c542'], 1.1),
  club('es-mm', 'Mèo Mun', 'Mèo Mun', 'MM', 'Sân khấu A', ['#1f2937', '#d97706'], 1),
  club('es-cc', 'Cá Chép Điện', 'Cá Chép', 'CCD', 'Sân khấu A', ['#c2410c', '#f2f5f3'], 0.95),
  club('es-gt', 'Gà Trống Thép', 'Gà Trống', 'GTT', 'Sân khấu A', ['#9f1239', '#f2f5f3'], 1),
  club('es-tt', 'Trâu Tốc Độ', 'Trâu Tốc', 'TTD', 'Sân khấu B', ['#14532d', '#f4c542'], 1.05),
  club('es-vv', 'Vịt Vô Tuyến', 'Vịt Vô Tuyến', 'VVT', 'Sân khấu B', ['#1d4ed8', '#f2f5f3'], 0.95),
  club('es-nk', 'Nhện Khuya', 'Nhện Khuya', 'NK', 'Sân khấu B', ['#4c1d95', '#f2f5f3'], 1),
  club('es-bt', 'Bướm Từ Trường', 'Bướm Từ', 'BTT', 'Sân khấu B', ['#be185d', '#1f2937'], 1),
];

export const marbles: readonly DemoClub[] = [
  club('bi-do', 'Bi Đỏ', 'Bi Đỏ', 'ĐỎ', 'Máng đua số 1', ['#b91c1c', '#f2f5f3'], 1),
  club('bi-xanh', 'Bi Xanh Dương', 'Xanh Dương', 'XD', 'Máng đua số 1', ['#1d4ed8', '#f2f5f3'], 1),
  club('bi-la', 'Bi Lá Cây', 'Lá Cây', 'LC', 'Máng đua số 1', ['#166534', '#f2f5f3'], 1),
  club('bi-vang', 'Bi Vàng', 'Bi Vàng', 'VG', 'Máng đua số 1', ['#a16207', '#1f2937'], 1),
  club('bi-tim', 'Bi Tím', 'Bi Tím', 'TM', 'Máng đua số 1', ['#6d28d9', '#f2f5f3'], 1),
  club('bi-cam', 'Bi Cam', 'Bi Cam', 'CM', 'Máng đua số 1', ['#c2410c', '#f2f5f3'], 1),
];
