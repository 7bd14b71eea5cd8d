/** The pitch of a match in two dimensions, drawn from its events. */
export const pitch = {
  picture:
    'Hình vẽ sân bóng: {{home}} đá từ trái sang phải, {{away}} từ phải sang trái. {{now}}. Trên sân có {{number}} diễn biến, danh sách bên dưới ghi lại bằng chữ.',
  at: 'Phút {{minute}}',
  atScore: 'Phút {{minute}}, tỷ số {{score}}',
  minute: 'Phút của trận',
  play: 'Chạy từng phút',
  pause: 'Dừng lại',
  before: 'Diễn biến trước',
  after: 'Diễn biến sau',
  list: 'Diễn biến theo thứ tự',
  simulated: 'Dữ liệu mô phỏng',
  caption:
    'Sân 2D vẽ lại trận từ bàn thắng, thẻ và thay người, không phải từ dữ liệu theo dõi cầu thủ: chỗ của mỗi dấu cho biết đội và loại diễn biến, không phải nơi nó xảy ra. {{home}} đá từ trái sang phải suốt trận.',
  estimated: 'Phút ghi bàn là ước lượng, vì nguồn chỉ có tỷ số hiệp 1 và cả trận.',
  incomplete: 'Nguồn chưa ghi đủ bàn thắng, nên sân không hiện tỷ số.',
} as const;
