import { b, doc, h2, link, p, ul } from './prose.js';

export const cookies = {
  vi: {
    title: 'Chính sách cookie',
    summary: 'Khán Đài lưu những cookie nào, lưu gì trong trình duyệt của bạn, để làm gì, trong bao lâu, và cách xóa.',
    content: doc(
      p(
        'Trang này kể hết những gì Khán Đài lưu trong trình duyệt của bạn. Tất cả đều do chính Khán Đài đặt, để trang chạy được hoặc để nhớ lựa chọn của bạn; không có cookie quảng cáo.',
      ),
      h2('Cookie'),
      ul(
        [
          b('token: '),
          'chỉ có khi bạn đăng nhập, để máy chủ dựng trang cho đúng bạn. Hết hạn sau 15 phút và được gia hạn khi bạn còn mở trang. Mã trên trang không đọc được.',
        ],
        [
          b('device: '),
          'nhớ rằng bạn từng đăng nhập trên trình duyệt này, để người lạ đoán sai mật khẩu không khóa được bạn ở ngoài. 180 ngày. Mã trên trang không đọc được.',
        ],
        [
          b('ip: '),
          'địa chỉ mạng gần nhất của bạn, để đoán múi giờ. Mất khi bạn đóng trình duyệt. Mã trên trang không đọc được.',
        ],
        [b('language: '), 'ngôn ngữ bạn chọn. 365 ngày.'],
        [b('timezone, offset: '), 'múi giờ của bạn, để giờ bóng lăn hiện đúng ngay từ đầu. 365 ngày.'],
        [b('hideScores: '), 'bạn có ẩn tỷ số không, để trang không lộ tỷ số khi vừa mở. 365 ngày.'],
        [b('DomainCookie: '), 'tên miền bạn đang xem, khi trang chạy trên nhiều tên miền. 365 ngày.'],
        [b('pid: '), 'mã của người giới thiệu, chỉ khi bạn vào bằng đường dẫn giới thiệu. 30 ngày.'],
      ),
      h2('Bộ nhớ của trình duyệt'),
      p('Ngoài cookie, Khán Đài dùng bộ nhớ cục bộ của trình duyệt. Những thứ này không tự gửi đi cùng mỗi yêu cầu:'),
      ul(
        'phiên đăng nhập, hoặc phiên khách;',
        'giao diện sáng hay tối, và các cài đặt của bạn;',
        'tin nhắn, bài viết và phản hồi đang viết dở, kể cả ảnh và video đang đợi gửi;',
        'trận yêu thích, lời nhắc đã hiện, biểu tượng cảm xúc hay dùng, những gì bạn vừa tìm;',
        'âm lượng và lựa chọn của trình phát;',
        'việc bạn có bật thông báo đẩy trên trình duyệt này hay không;',
        'dấu để không tải lại trang quá nhiều lần khi có bản mới, chỉ trong thẻ đang mở.',
      ),
      h2('Bên thứ ba'),
      p(
        'Phông chữ, mã và ảnh của trang đến từ chính máy chủ này. Hai trường hợp có bên khác thấy địa chỉ mạng của bạn:',
      ),
      ul(
        'khi bạn xem hình trực tiếp, trình phát tải hình từ máy chủ của đường phát đó;',
        'khi bạn bật thông báo đẩy, thông báo đi qua dịch vụ của hãng làm trình duyệt, ở dạng đã mã hóa.',
      ),
      p(
        'Bản có sẵn của Khán Đài không có mã đo lường của bên thứ ba. Nếu người vận hành bật một mã như vậy, họ phải ghi tên và mục đích của nó ở đây.',
      ),
      h2('Xóa và từ chối'),
      p(
        'Bạn xóa được mọi cookie và dữ liệu của trang trong phần cài đặt của trình duyệt; khi đó bạn bị đăng xuất và các lựa chọn trở về ban đầu. Bạn vẫn xem được trang khi trình duyệt chặn cookie, chỉ không đăng nhập lâu dài được.',
      ),
      p(
        'Dữ liệu của tài khoản nằm trên máy chủ: xem, tải về hoặc xóa ở ',
        link('trang tài khoản', '/tai-khoan'),
        '. Có gì chưa rõ, hãy hỏi ở ',
        link('trang phản hồi', '/phan-hoi'),
        '.',
      ),
    ),
  },
  en: {
    title: 'Cookie policy',
    summary: 'Which cookies Khán Đài sets, what it stores in your browser, why, for how long, and how to delete it.',
    content: doc(
      p(
        'This page lists everything that Khán Đài stores in your browser. All of it is set by Khán Đài itself, to make the site work or to remember your choices. There are no advertising cookies.',
      ),
      h2('Cookies'),
      ul(
        [
          b('token: '),
          'only while you are logged in, so that the server renders pages for you. It expires after 15 minutes and is renewed while a page is open. Scripts cannot read it.',
        ],
        [
          b('device: '),
          'remembers that you have logged in with this browser, so that strangers who guess your password cannot lock you out. 180 days. Scripts cannot read it.',
        ],
        [
          b('ip: '),
          'your latest network address, to guess your time zone. Gone when you close the browser. Scripts cannot read it.',
        ],
        [b('language: '), 'the language that you chose. 365 days.'],
        [b('timezone, offset: '), 'your time zone, so that kick-off times are right from the start. 365 days.'],
        [b('hideScores: '), 'whether you hide scores, so that no page shows them at first. 365 days.'],
        [b('DomainCookie: '), 'the domain that you visit, where the site runs on several. 365 days.'],
        [b('pid: '), 'the code of the member who referred you, only if you came by their link. 30 days.'],
      ),
      h2('Storage of the browser'),
      p('Besides cookies, Khán Đài uses the local storage of your browser. It is not sent along with requests:'),
      ul(
        'your session as a member or guest;',
        'light or dark appearance, and your settings;',
        'messages, posts and feedback that you have not sent yet, with their pictures and videos;',
        'favourite matches, reminders already shown, emoji that you use often, what you searched for recently;',
        'volume and choices of the player;',
        'whether you turned on push notifications in this browser;',
        'a mark that keeps the page from reloading too often after an update, in the open tab only.',
      ),
      h2('Third parties'),
      p(
        'Fonts, scripts and pictures of the pages come from this server. In two cases others see your network address:',
      ),
      ul(
        'when you watch a live picture, the player loads it from the server of that stream;',
        'when you turn on push notifications, they pass through the service of the maker of your browser, encrypted.',
      ),
      p(
        'As it comes, Khán Đài has no analytics of third parties. An operator who turns one on has to name it and its purpose here.',
      ),
      h2('Delete and refuse'),
      p(
        'You can delete all cookies and data of the site in the settings of your browser. You are then logged out and your choices are reset. The site also works while cookies are blocked; you only do not stay logged in.',
      ),
      p(
        'The data of your account are on the server: read, download or delete them on your ',
        link('account page', '/tai-khoan'),
        '. If anything is unclear, ask on the ',
        link('feedback page', '/phan-hoi'),
        '.',
      ),
    ),
  },
} as const;
