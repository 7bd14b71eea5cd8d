/** What simulated tipsters write. `{home}` and `{away}` are teams, `{pick}` the team of the pick. */
type Lines = readonly [string, ...string[]];

export const sideTitles: Lines = [
  'Tin ở {pick}',
  '{pick} không dễ thua',
  'Cửa {pick} sáng hơn',
  'Kèo này hợp với {pick}',
  '{pick} và một trận chắc chân',
  'Chọn {pick}, vừa tiền vừa tình',
];

export const drawTitles: Lines = ['Hai đội dễ chia điểm', 'Thế trận cân, khó có người thắng', 'Hòa là kết quả hợp lý'];

export const overTitles: Lines = [
  'Trận này khó ít bàn',
  'Hai hàng công đang vào phom',
  'Sân khô, bóng lăn nhanh: chọn tài',
  'Không ai chịu đá thấp, tài là hợp',
];

export const underTitles: Lines = [
  'Chắc chân trước đã, chọn xỉu',
  'Hai hàng thủ đang lì',
  'Trận này dễ bế tắc',
  'Ít bàn thôi, đừng mơ mưa gôn',
];

export const sideLines: Lines = [
  'Mình xem {pick} mấy trận gần đây: thua cũng là thua sát nút, khối đội hình giữ cự ly tốt.',
  'Tuyến giữa của {pick} thu hồi bóng nhanh, đối phương khó có khoảng trống để phản công.',
  'Mức chấp này vừa tầm. {pick} không cần đá hay, chỉ cần đá đúng sức.',
  'Điểm mạnh của {pick} là bóng chết, mà đối thủ lại hay để người băng vào cột xa.',
  'Lịch đấu của {pick} thoáng hơn một ngày, cuối trận đôi chân sẽ lên tiếng.',
];

export const drawLines: Lines = [
  '{home} giữ bóng nhiều nhưng ít dứt điểm, {away} thì chờ phản công. Kiểu trận này hay kết thúc bằng một điểm cho mỗi bên.',
  'Cả {home} lẫn {away} đều cần không thua hơn là cần thắng. Giá hòa đáng cân nhắc.',
];

export const overLines: Lines = [
  '{home} ép sân từ đầu, {away} thì có người chạy nhanh để phản công. Bàn mở tỷ số đến sớm là trận đấu mở hẳn.',
  'Cả hai đội đều có trung vệ dự bị phải đá chính. Mình nghĩ {home} và {away} đều có ít nhất một bàn.',
  'Gặp nhau kiểu này {home} và {away} hay đá sòng phẳng, cơ hội chia đều hai bên.',
];

export const underLines: Lines = [
  '{away} đá khối thấp, {home} thì phá lối chơi đó chậm. Một bàn thường là đủ cho trận kiểu này.',
  '{home} và {away} mà gặp nhau thì dễ rình nhau hết hiệp một. Mức bàn thắng nhà cái đưa ra hơi cao.',
  'Trời ẩm, sân nặng, hai đội vừa đá giữa tuần. Nhịp trận khó nhanh được.',
];

export const lastLines: Lines = [
  'Xem cho vui, đừng quá tay anh em nhé.',
  'Sai thì mai mình ngồi đây nghe anh em trêu.',
  'Đội hình ra mà khác nhiều thì coi như mình chưa nói gì.',
  'Mình theo đều tay, không gỡ.',
  'Anh em nghĩ khác thì để lại bình luận, mình đọc hết.',
];

/** Added for markets of the first half. */
export const halfNote = 'Kèo này chỉ tính hiệp một.';
