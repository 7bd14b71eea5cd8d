/** What the demo's fans post. No text names a team, a player or a result, so it fits any night. */
export const posts: readonly string[] = [
  'Tối nay anh em xem ở đâu? Mình mua đồ nhắm rồi, chỉ thiếu người bàn chiến thuật.',
  'Nói thật, đội hình mà giữ được bóng 20 phút đầu thì trận này dễ thở. Còn để bị ép sân ngay từ đầu là mệt.\n\nAnh em thấy sao?',
  'Lần đầu đưa con trai ra sân. Nó hỏi đúng một câu: "Bố ơi, sao ai cũng đứng hết vậy?" 😄',
  'Góc hỏi thật: luật bàn thắng sân khách giờ còn giải nào dùng không các bác?',
  'Xem lại cả trận mới thấy tuyến giữa chạy nhiều cỡ nào. Ghi bàn thì tiền đạo được nhắc, còn thu hồi bóng thì chẳng ai nhớ.',
  'Ai còn thức chờ trận rạng sáng điểm danh nào ☕',
  'Mưa thế này mà hai đội vẫn chơi bóng ngắn, phục thật. Mặt sân mà khô ráo chắc tỷ số còn khác.',
  'Mình thống kê vui 10 vòng gần nhất: đội mở tỷ số trước thắng hơn nửa số trận. Nên đừng tắt máy sớm, nhưng cũng đừng mơ ngược dòng hoài 😅',
  'Cổ động viên hai bên hát suốt 90 phút, tan trận còn ở lại dọn rác. Bóng đá đẹp nhất là ở chỗ này.',
  'Thủ môn hôm nay xứng đáng điểm 9. Ba pha cứu thua mặt đối mặt, tim mình chịu không nổi.',
  'Có bác nào biết chỗ bán áo đấu mùa cũ không? Tìm cái áo năm mình còn đi học mà chưa ra.',
  'BLV tối qua nói một câu thấm: "Bóng đá không nợ ai cả". Nghe xong tự nhiên hết buồn.',
  'Trận giao hữu cuối tuần của công ty: thua 2–7, nhưng được bữa lẩu. Tính ra vẫn lãi.',
  'Kèo nói chuyện thôi nhé: tối nay nhiều bàn hay ít bàn? Mình theo phe ít bàn, hai hàng thủ đang vào phom.',
];

export const comments: readonly [string, ...string[]] = [
  'Chuẩn luôn bác ơi.',
  'Mình nghĩ khác, nhưng tôn trọng ý bác 😄',
  'Đợi tối nay rồi biết.',
  'Đọc mà thấy mình trong đó.',
  'Hay quá, cảm ơn bác chia sẻ.',
  'Tuyến giữa mới là chỗ quyết định.',
  'Cho mình xin một chân nhé!',
  'Thủ môn đỉnh thật, không cãi được.',
  'Xem lại vẫn nổi da gà.',
  'Đợi bác review sau trận.',
  'Có mặt ☕',
  'Nói thế chứ bóng lăn rồi mới biết được.',
];
