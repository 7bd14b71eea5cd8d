/**
 * Chat messages of the demo's fans: common phrases of football fans that name no real person. `{team}` is one side of
 * the match.
 */
export const idleLines = [
  'Trận này căng ghê mọi người ơi',
  'Đường truyền mượt thật',
  'BLV nói nghe cuốn quá',
  'Giữa sân đang bị ép nhiều rồi',
  'Chuyền thêm một nhịp nữa là có bàn',
  '{team} lên bóng nhanh lên nào',
  'Hàng thủ đứng cao quá, coi chừng',
  'Ai xem từ đầu không, có gì hay chưa?',
  'Sút xa thử xem sao',
  'Pha vừa rồi tiếc thật',
  'Sân nhà hôm nay đông ghê',
  'Cổ vũ {team} tới phút cuối',
  'Trọng tài thổi hơi gắt',
  'Đổi người đi chứ, chân nặng rồi',
  'Biên trái đang trống kìa',
  'Nhịp trận chậm lại rồi',
  'Cả nhà đoán tỷ số bao nhiêu?',
  'Mình đoán hòa',
  'Phải có bàn trước giờ nghỉ',
  'Ăn tối xong vào là kịp',
  'Nghe BLV mà tỉnh cả ngủ',
  '{team} hôm nay chơi gắn kết thật',
] as const;

export const goalLines = [
  'VÀOOOOOO!',
  'Vào rồi {team} ơi!!!',
  'Đẹp quá, đẹp quá!',
  'Trời ơi bàn thắng!',
  'Xem lại chậm cái nào',
  'Nổ tung khán đài luôn',
  'Không cản nổi {team}',
  'Giờ mới là trận đấu nè',
  'Tỷ số thay đổi rồi kìa',
  'Hú hồn, may mà không bỏ lỡ',
] as const;

/** For basketball, e-sport and marbles. */
export const contestIdleLines = [
  'Vào trễ xíu, ai dẫn vậy mọi người?',
  '{team} đang vào guồng rồi',
  'Kèo này khó đoán ghê',
  'Cố lên {team}!',
  'Xem một lúc là ghiền',
  'BLV phân tích dễ hiểu quá',
  'Nhịp nhanh chóng mặt luôn',
  'Mình theo {team} từ đầu giải',
  'Rủ thêm bạn vào xem nào',
  'Đường truyền êm, không giật tí nào',
  'Ván này chắc dài đây',
  '{team} mà giữ sức là thắng',
] as const;

export const contestScoreLines = [
  'Quá hay {team} ơi!',
  'Có điểm rồi!',
  '{team} bứt lên rồi kìa',
  'Pha đó nhanh không kịp nhìn',
  'Gay cấn thật sự',
  'Đỉnh của chóp!',
] as const;

export const hallLines = [
  'Tối nay mọi người xem trận nào?',
  'Khán đài chung đông vui ghê',
  'Phòng bên kia đang gay cấn lắm',
  'Chào cả nhà, mới vào',
  'Có ai xem hai trận một lúc không?',
  'Trận hot tối nay đáng xem thật',
  'Lát nữa còn trận nữa đó',
  'Bật tiếng BLV lên nghe đã tai',
] as const;

/** Invented fan names. */
export const fanNames = [
  'Hội Ghế Nhựa',
  'Cổ Động Viên Mưa',
  'Trà Đá Phút 90',
  'Bánh Mì Hiệp Hai',
  'Quạt Giấy',
  'Nón Lá Đỏ',
  'Kèn Vuvuzela',
  'Xe Ôm Sân Cỏ',
  'Bảy Khán Đài',
  'Mưa Tháng Sáu',
  'Chân Gỗ',
  'Cà Phê Sữa Đá',
  'Ngựa Ô',
  'Lá Cờ Nhỏ',
  'Tiếng Trống',
  'Hạt Dưa',
  'Sáng Đèn',
  'Ốc Luộc',
] as const;
