import { b, doc, h2, link, p, ul } from './prose.js';

export const about = {
  vi: {
    title: 'Giới thiệu Khán Đài',
    summary:
      'Khán Đài là nơi xem bóng đá cùng nhau bằng tiếng Việt: phòng xem từng trận, lịch, tỷ số, bảng tin và trò chuyện.',
    content: doc(
      p(
        'Một trận bóng vui hơn khi có người ngồi cạnh. Khán Đài dựng lại chỗ ngồi ấy trên mạng: mỗi trận có một phòng, có hình, có người bình luận và có cả khán đài đang cùng nói về pha bóng vừa rồi.',
      ),
      h2('Bạn làm được gì ở đây'),
      ul(
        [
          b('Xem cùng nhau. '),
          'Phòng của trận có hình trực tiếp khi bình luận viên mở đường phát, diễn biến, đội hình, thống kê và khung chat.',
        ],
        [
          b('Theo lịch và tỷ số. '),
          link('Lịch thi đấu', '/lich-thi-dau'),
          ', ',
          link('kết quả', '/ket-qua'),
          ' và ',
          link('lịch trực tiếp', '/lich-truc-tiep'),
          ' tự cập nhật theo múi giờ của bạn.',
        ],
        [b('Đặt lịch. '), 'Đặt trận bạn chờ, Khán Đài nhắc trước giờ bóng lăn.'],
        [
          b('Nói chuyện. '),
          link('Bảng tin', '/bang-tin'),
          ' để viết bài, bày tỏ cảm xúc và bình luận; ',
          link('phòng chat', '/chatroom'),
          ' để vào phòng chung, phòng VIP và nhắn riêng.',
        ],
        [b('Xem tỷ lệ. '), link('Tỷ lệ kèo', '/ty-le-keo'), ' được đăng để tham khảo. Khán Đài không nhận cược.'],
      ),
      h2('Điểm chỉ để chơi'),
      p(
        'Điểm trên Khán Đài dùng để tặng quà trong phòng và để vui. Không ai nạp tiền vào Khán Đài, điểm không mua được, không bán được và không đổi thành tiền hay hiện vật.',
      ),
      p('Phần tỷ lệ kèo dành cho người từ 18 tuổi và chỉ để tham khảo.'),
      h2('Dữ liệu lấy từ đâu'),
      p(
        'Khi chưa nối nguồn dữ liệu thật, trang chạy một tuần thể thao mô phỏng và ghi rõ “Dữ liệu mô phỏng” trên mọi trang. Thành viên mô phỏng cũng được ghi rõ. Những gì ghi là mô phỏng thì không phải là tin.',
      ),
      h2('Hình trực tiếp'),
      p(
        'Đường phát do bình luận viên thêm vào, và họ phải ghi mình được quyền phát từ đâu. Đường phát bị gỡ vì vi phạm thì không đưa lại được. Nếu nội dung nào xâm phạm quyền của bạn, hãy báo ở ',
        link('trang phản hồi', '/phan-hoi'),
        '.',
      ),
      h2('Liên hệ'),
      p(
        'Góp ý, báo lỗi, hợp tác hay yêu cầu gỡ nội dung: tất cả đi qua ',
        link('trang phản hồi', '/phan-hoi'),
        '. Bạn nhận được số của phản hồi, và câu trả lời qua email nếu bạn để lại địa chỉ.',
      ),
    ),
  },
  en: {
    title: 'About Khán Đài',
    summary:
      'Khán Đài (“the stands”) is a Vietnamese place to watch football together: a room for each match, fixtures, scores, a feed and chat.',
    content: doc(
      p(
        'A match is better with someone beside you. Khán Đài rebuilds that seat online: each match has a room with pictures, a commentator and a crowd that talks about what just happened.',
      ),
      h2('What you can do here'),
      ul(
        [
          b('Watch together. '),
          'The room of a match has a live picture when a commentator opens a stream, the events, line-ups, statistics and a chat.',
        ],
        [
          b('Follow fixtures and scores. '),
          link('Fixtures', '/lich-thi-dau'),
          ', ',
          link('results', '/ket-qua'),
          ' and the ',
          link('schedule of commentators', '/lich-truc-tiep'),
          ' update by themselves, in your time zone.',
        ],
        [b('Book a match. '), 'Khán Đài reminds you before kick-off.'],
        [
          b('Talk. '),
          'Write posts, react and comment in the ',
          link('feed', '/bang-tin'),
          '; join public and VIP rooms or write in private in the ',
          link('chat', '/chatroom'),
          '.',
        ],
        [b('Look at odds. '), link('Odds', '/ty-le-keo'), ' are for information only. Khán Đài takes no bets.'],
      ),
      h2('Points are for play only'),
      p(
        'Points buy gifts in rooms, for fun. Nobody pays money into Khán Đài. Points cannot be bought or sold, and are never exchanged for money or goods.',
      ),
      p('The pages of odds are for adults of 18 and over, and for information only.'),
      h2('Where the data come from'),
      p(
        'Without a real data source the site plays a simulated week of sport and says “Dữ liệu mô phỏng” (simulated data) on every page. Simulated members are marked too. What is marked as simulated is not news.',
      ),
      h2('Live pictures'),
      p(
        'Commentators add the streams, and state where their right to show them comes from. A stream that was taken down cannot be added again. If something infringes your rights, write to us on the ',
        link('feedback page', '/phan-hoi'),
        '.',
      ),
      h2('Contact'),
      p(
        'Ideas, bugs, partnerships and takedown requests all go through the ',
        link('feedback page', '/phan-hoi'),
        '. You get a number, and the answer by e-mail if you leave an address.',
      ),
    ),
  },
} as const;
