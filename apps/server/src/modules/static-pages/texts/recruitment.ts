import { doc, h2, link, p, ul } from './prose.js';

export const recruitment = {
  vi: {
    title: 'Tuyển dụng',
    summary:
      'Các vị trí đang tuyển của Khán Đài, cách trở thành bình luận viên, và cách gửi lời ngỏ khi chưa có vị trí phù hợp.',
    content: doc(
      p(
        'Hiện Khán Đài chưa đăng vị trí nào. Khi có, vị trí sẽ nằm ở đầu trang này, kèm việc cần làm, nơi làm và cách ứng tuyển.',
      ),
      h2('Trở thành bình luận viên'),
      p(
        'Bình luận viên nhận trận, mở phòng và nói chuyện với khán giả suốt trận. Người quản trị cấp vai trò này, kèm một phòng riêng. Bạn hợp với việc này nếu:',
      ),
      ul(
        'bạn xem bóng đều đặn và nói được về trận đấu mà không cần đọc;',
        'bạn giữ được phòng chat lịch sự, kể cả khi đội của bạn thua;',
        'đường phát bạn đưa lên là đường bạn có quyền phát, và bạn ghi rõ quyền đó từ đâu.',
      ),
      h2('Gửi lời ngỏ'),
      p(
        'Viết ở ',
        link('trang phản hồi', '/phan-hoi'),
        ', chọn “Hợp tác”. Hãy kể ngắn gọn bạn muốn làm gì, bạn từng làm gì, và để lại email. Khán Đài không thu phí ứng tuyển dưới bất kỳ hình thức nào; ai đòi tiền nhân danh Khán Đài là giả mạo.',
      ),
      p('Thông tin bạn gửi chỉ nhân viên của Khán Đài đọc được, và bị xóa một năm sau khi việc trao đổi kết thúc.'),
    ),
  },
  en: {
    title: 'Recruitment',
    summary: 'Open positions at Khán Đài, how to become a commentator, and how to write to us when no position fits.',
    content: doc(
      p(
        'There are no open positions at the moment. New ones appear at the top of this page, with the work, the place and how to apply.',
      ),
      h2('Become a commentator'),
      p(
        'Commentators host matches, open a room and talk with the crowd during the match. An administrator gives this role, together with a room. It suits you if:',
      ),
      ul(
        'you watch football regularly and can talk about a match without reading;',
        'you keep a chat civil, also when your team loses;',
        'you have the right to show the streams that you add, and state where it comes from.',
      ),
      h2('Write to us'),
      p(
        'Use the ',
        link('feedback page', '/phan-hoi'),
        ' and choose “Partnership”. Tell us briefly what you would like to do and what you have done, and leave an e-mail address. Khán Đài never charges for an application; anyone who asks for money in its name is an impostor.',
      ),
      p('Only the staff of Khán Đài read what you send. It is deleted one year after the exchange has ended.'),
    ),
  },
} as const;
