import { doc, h2, link, p, ul } from './prose.js';

export const conditions = {
  vi: {
    title: 'Điều kiện và điều khoản',
    summary: 'Điều kiện riêng cho điểm, quà, cấp độ, tỷ lệ kèo, bình chọn, phòng VIP và đường phát trên Khán Đài.',
    content: doc(
      p(
        'Trang này bổ sung cho ',
        link('Điều khoản sử dụng', '/dieu-khoan-su-dung'),
        ', dành cho những phần có điểm, tỷ lệ hoặc hình trực tiếp.',
      ),
      h2('Điểm, quà và cấp độ'),
      ul(
        'Điểm và kinh nghiệm có được từ việc tham gia, như xem trận trong phòng. Không có cách nào nạp tiền để có điểm.',
        'Điểm dùng để tặng quà trong phòng. Quà đã tặng không lấy lại được.',
        'Điểm không có giá trị tiền tệ: không rút, không bán, không đổi lấy tiền, thẻ hay hiện vật, và không chuyển ra ngoài Khán Đài.',
        'Điểm có được nhờ lỗi hoặc gian lận có thể bị thu hồi. Điểm mất khi tài khoản bị xóa.',
      ),
      h2('Tỷ lệ kèo'),
      ul(
        'Tỷ lệ được đăng để tham khảo và trò chuyện. Khán Đài không nhận cược, không giữ tiền, không nối bạn tới nhà cái.',
        'Phần này dành cho người từ 18 tuổi. Bạn ẩn được mọi tỷ lệ trong phần cài đặt.',
        'Ai mời bạn đặt cược nhân danh Khán Đài là giả mạo: hãy báo cho chúng tôi.',
      ),
      h2('Bình chọn và phòng VIP'),
      p(
        'Mỗi thành viên bình chọn một lần và đổi được lựa chọn khi bình chọn còn mở. Phòng VIP do bình luận viên duyệt người vào; không ai được thu tiền để cho vào phòng.',
      ),
      h2('Đường phát của bình luận viên'),
      ul(
        'Người đưa đường phát lên phải có quyền phát và ghi rõ quyền đó từ đâu.',
        'Người điều hành gỡ được đường phát bất cứ lúc nào; đường đã gỡ vì vi phạm không đưa lại được.',
        ['Chủ sở hữu quyền báo vi phạm ở ', link('trang phản hồi', '/phan-hoi'), ', mục “Bản quyền, gỡ nội dung”.'],
      ),
      h2('Dữ liệu và thành viên mô phỏng'),
      p(
        'Khi trang chạy bản mô phỏng, trận đấu, tỷ số, tỷ lệ và một số thành viên là do máy tạo ra và được ghi rõ như vậy. Không kết quả nào ở đó là thật.',
      ),
      h2('Ngừng cung cấp'),
      p(
        'Khán Đài có thể đổi hoặc ngừng một phần của trang, kể cả điểm và quà. Bạn luôn tải được dữ liệu của mình ở ',
        link('trang tài khoản', '/tai-khoan'),
        ' khi tài khoản còn.',
      ),
    ),
  },
  en: {
    title: 'Terms and conditions',
    summary: 'Conditions for points, gifts, levels, odds, polls, VIP rooms and streams on Khán Đài.',
    content: doc(
      p(
        'This page adds to the ',
        link('terms of use', '/dieu-khoan-su-dung'),
        ' for the parts with points, odds or live pictures.',
      ),
      h2('Points, gifts and levels'),
      ul(
        'You get points and experience by taking part, such as watching a match in its room. There is no way to pay for points.',
        'Points buy gifts in rooms. A gift cannot be taken back.',
        'Points have no monetary value: they are not paid out, sold, or exchanged for money, cards or goods, and do not leave Khán Đài.',
        'Points that come from an error or from cheating may be taken back. They are gone when the account is deleted.',
      ),
      h2('Odds'),
      ul(
        'Odds are for information and talk. Khán Đài takes no bets, holds no money and refers you to no bookmaker.',
        'This part is for adults of 18 and over. You can hide all odds in the settings.',
        'Whoever invites you to bet in the name of Khán Đài is an impostor: please report it.',
      ),
      h2('Polls and VIP rooms'),
      p(
        'Each member has one vote and may change it while the poll is open. Commentators decide who enters a VIP room; taking money for it is not allowed.',
      ),
      h2('Streams of commentators'),
      ul(
        'Who adds a stream needs the right to show it, and states where the right comes from.',
        'Moderators may take a stream down at any time; one that was taken down cannot be added again.',
        [
          'Owners of rights report infringements on the ',
          link('feedback page', '/phan-hoi'),
          ' under “Copyright, takedown”.',
        ],
      ),
      h2('Simulated data and members'),
      p(
        'While the site runs its simulation, matches, scores, odds and some members are made by a computer and marked as such. No result there is real.',
      ),
      h2('End of service'),
      p(
        'Khán Đài may change or end parts of the site, points and gifts included. While your account exists you can download your data on your ',
        link('account page', '/tai-khoan'),
        '.',
      ),
    ),
  },
} as const;
