/**
 * Sentences of the commentary. `{team}` is the side that acts, `{other}` its opponent, `{player}` and `{second}` are
 * players, `{score}` is the score after the event.
 */
export type Occasion = keyof typeof commentaryLines;

export const commentaryLines = {
  lineUps: ['Hai đội đã công bố đội hình ra sân.', 'Danh sách ra sân của {team} và {other} vừa được gửi tới khán đài.'],
  kickOff: [
    'Bóng lăn! {team} giao bóng hiệp 1.',
    'Trọng tài nổi còi khai cuộc, {team} cầm bóng trước.',
    'Trận đấu bắt đầu, hai đội nhập cuộc thận trọng.',
  ],
  board: ['Bù giờ {minutes} phút.', 'Bảng điện tử báo bù {minutes} phút.', 'Trọng tài bàn cho thêm {minutes} phút.'],
  halfTime: [
    'Hết hiệp 1, tỷ số {score}.',
    'Hai đội vào nghỉ với tỷ số {score}.',
    'Còi nghỉ giữa hiệp vang lên: {score}.',
  ],
  secondHalf: ['Hiệp 2 bắt đầu, {team} giao bóng.', 'Hai đội trở lại sân, bóng đã lăn ở hiệp 2.', 'Vào hiệp 2!'],
  fullTime: [
    'Hết giờ! Tỷ số chung cuộc {score}.',
    'Trọng tài thổi còi mãn cuộc, {score}.',
    'Trận đấu khép lại với tỷ số {score}.',
  ],
  extraTime: ['Hòa {score} sau 90 phút, hai đội bước vào hiệp phụ.', 'Chưa phân thắng bại: {score}. Hiệp phụ bắt đầu.'],
  extraHalf: ['Hết hiệp phụ thứ nhất, tỷ số {score}.', 'Đổi sân giữa hai hiệp phụ, vẫn là {score}.'],
  shootOut: [
    'Vẫn hòa {score}. Loạt luân lưu sẽ chọn đội đi tiếp.',
    '120 phút không đủ, hai đội bước vào loạt sút luân lưu.',
  ],
  kickScored: [
    '{player} ({team}) đá luân lưu thành công: {score}.',
    '{player} lạnh lùng đánh lừa thủ môn {other}: {score}.',
    'Lượt sút của {player}, bóng nằm gọn trong lưới: {score}.',
  ],
  kickMissed: [
    '{player} ({team}) đá hỏng! Luân lưu {score}.',
    'Thủ môn {other} đoán đúng hướng, {player} không thắng được: {score}.',
    '{player} đưa bóng vọt xà, luân lưu {score}.',
  ],
  goal: [
    'VÀO! {player} ghi bàn cho {team}, tỷ số là {score}.',
    'Bàn thắng! {player} dứt điểm gọn gàng, {score}.',
    '{player} không bỏ lỡ cơ hội trước khung thành {other}: {score}.',
    'Lưới {other} rung lên! {player} lập công, {score}.',
    '{team} có bàn! {player} băng vào đúng lúc, {score}.',
  ],
  assisted: [
    'VÀO! {second} chuyền như đặt, {player} dứt điểm tung lưới {other}: {score}.',
    '{second} kiến tạo cho {player} ghi bàn, {team} có tỷ số {score}.',
    'Phối hợp đẹp mắt của {team}: {second} dọn cỗ, {player} lập công, {score}.',
  ],
  penalty: ['{player} đá phạt đền thành công, {score}.', 'Từ chấm 11 mét, {player} không mắc sai lầm: {score}.'],
  ownGoal: [
    'Phản lưới! {player} vô tình đưa bóng vào lưới nhà, {team} hưởng lợi: {score}.',
    '{player} phá bóng hỏng thành bàn phản lưới, {score}.',
  ],
  penaltyMissed: ['{player} đá hỏng phạt đền!', 'Phạt đền cho {team}, nhưng {player} không thắng được thủ môn.'],
  yellow: [
    '{player} ({team}) nhận thẻ vàng.',
    'Thẻ vàng cho {player} sau pha vào bóng muộn.',
    'Trọng tài rút thẻ vàng cảnh cáo {player}.',
  ],
  secondYellow: [
    '{player} nhận thẻ vàng thứ hai và phải rời sân, {team} còn thiếu người.',
    'Thẻ vàng thứ hai! {player} bị truất quyền thi đấu.',
  ],
  red: ['Thẻ đỏ trực tiếp! {player} ({team}) rời sân.', '{player} nhận thẻ đỏ, {team} phải chơi thiếu người.'],
  swap: [
    '{team} thay người: {player} vào thay {second}.',
    '{player} vào sân, {second} rời sân bên phía {team}.',
    'Ban huấn luyện {team} tung {player} vào thay {second}.',
  ],
  review: [
    'VAR vào cuộc: bàn thắng của {player} bị từ chối vì việt vị. Tỷ số trở lại {score}.',
    'Sau khi xem lại màn hình, trọng tài hủy bàn thắng của {player}: {score}.',
  ],
  save: [
    'Thủ môn {other} cản phá cú sút của {player}.',
    '{player} sút trúng đích nhưng thủ môn {other} bắt gọn.',
    'Pha cứu thua xuất sắc bên phía {other}, {player} tiếc nuối!',
    '{player} thử vận may từ ngoài vòng cấm, bóng đi trúng tay thủ môn.',
  ],
  shot: [
    '{player} dứt điểm, bóng đi vọt xà.',
    'Cú sút của {player} chệch cột trong gang tấc.',
    '{player} sút dội hàng thủ {other}.',
    '{team} dồn lên, {player} kết thúc chưa chuẩn.',
  ],
  corner: [
    '{team} được hưởng phạt góc.',
    'Phạt góc cho {team}, cầu thủ hai bên dồn cả vào vòng cấm.',
    'Hàng thủ {other} phá bóng chịu phạt góc.',
  ],
  offside: ['{player} rơi vào thế việt vị.', 'Cờ việt vị được phất lên, {team} lỡ một nhịp tấn công.'],
  foul: ['{player} phạm lỗi ở giữa sân.', '{other} được hưởng quả đá phạt sau lỗi của {player}.'],
  danger: [
    '{team} ép sân liên tục.',
    '{team} tổ chức tấn công nhanh bên cánh, hàng thủ {other} kịp hóa giải.',
    'Bóng sống trong vòng cấm {other}, tình huống rất lộn xộn!',
  ],
  interrupted: ['Trận đấu tạm dừng vì mưa lớn, mặt sân đọng nước.', 'Trọng tài cho dừng trận vì sự cố dàn đèn.'],
  postponed: ['Ban tổ chức thông báo hoãn trận vì mưa lớn.', 'Trận đấu được hoãn, thời gian thi đấu bù sẽ báo sau.'],
  cancelled: ['Ban tổ chức thông báo hủy trận.', 'Trận đấu bị hủy, không có ngày đá bù.'],
} as const satisfies Record<string, readonly [string, ...string[]]>;
