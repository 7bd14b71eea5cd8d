import { doc, h2, link, p, ul } from './prose.js';

export const termsOfUse = {
  vi: {
    title: 'Điều khoản sử dụng',
    summary:
      'Quy tắc khi dùng Khán Đài: tài khoản, cách cư xử, nội dung bạn đăng, kiểm duyệt, dữ liệu của bạn và quyền yêu cầu gỡ nội dung.',
    content: doc(
      p('Khi dùng Khán Đài, bạn đồng ý với những điều dưới đây. Chúng được viết ngắn để ai cũng đọc hết được.'),
      h2('Tài khoản'),
      ul(
        'Khách xem được hầu hết trang mà không cần đăng ký. Viết bài, đặt lịch và nhắn riêng cần tài khoản.',
        'Mỗi tài khoản là của một người. Giữ mật khẩu cho riêng mình; bạn xem và kết thúc được mọi phiên đăng nhập của mình.',
        'Không lấy tên giống người khác hay giống Khán Đài để mạo danh. Tên của tài khoản đã xóa không ai dùng lại được.',
      ),
      h2('Cư xử trên khán đài'),
      p('Tranh cãi về bóng đá thì được, còn những việc sau thì không:'),
      ul(
        'chửi bới, xúc phạm, đe dọa, phân biệt vùng miền, giới tính hay nguồn gốc;',
        'quảng cáo, đường dẫn lạ, mời chào cá cược hay lừa đảo;',
        'cố tình tiết lộ tỷ số với người muốn xem lại, làm phiền, lặp tin;',
        'đăng thông tin riêng của người khác, hoặc nội dung trái pháp luật;',
        'phá, dò quét hoặc làm quá tải trang.',
      ),
      h2('Nội dung bạn đăng'),
      p(
        'Nội dung vẫn là của bạn. Bạn cho phép Khán Đài lưu, hiển thị và chuyển đổi kích thước nội dung đó để trang chạy được. Chỉ đăng những gì bạn có quyền đăng. Bạn thu hồi được tin nhắn trong 24 giờ, sửa và xóa được bài của mình bất cứ lúc nào.',
      ),
      h2('Kiểm duyệt'),
      p(
        'Người điều hành có thể gỡ nội dung, tạm dừng quyền viết hoặc cấm một tài khoản. Người bị cấm được cho biết lý do và thời hạn, và xin xét lại được một lần. Bài bị gỡ có thông báo kèm lý do. Mọi việc của người điều hành đều được ghi lại. Người điều hành chỉ đọc được một tin nhắn riêng, cùng hai tin trước và sau nó, khi một trong hai người báo cáo tin đó.',
      ),
      h2('Dữ liệu của bạn'),
      ul(
        [
          'Khán Đài lưu những gì bạn nhập, những gì bạn viết, phiên đăng nhập và mạng của phiên. Những gì nằm trong trình duyệt có ở ',
          link('Chính sách cookie', '/chinh-sach-cookie'),
          '.',
        ],
        ['Bạn tải được toàn bộ dữ liệu của mình thành một tệp ở ', link('trang tài khoản', '/tai-khoan'), '.'],
        'Bạn xóa được tài khoản ở cùng trang đó. Hồ sơ, email, số điện thoại, điểm, bài viết và phản hồi của bạn bị xóa ngay; tin nhắn và bình luận còn lại đứng tên “Thành viên đã xóa”.',
        'Khán Đài không bán dữ liệu của bạn.',
      ),
      h2('Yêu cầu gỡ nội dung'),
      p(
        'Nếu nội dung trên Khán Đài xâm phạm bản quyền, hình ảnh hay danh dự của bạn, hãy viết ở ',
        link('trang phản hồi', '/phan-hoi'),
        ', chọn “Bản quyền, gỡ nội dung”: địa chỉ của nội dung, quyền của bạn, và email để nhận trả lời. Đường phát đã bị gỡ vì vi phạm không đưa lại được.',
      ),
      h2('Giới hạn trách nhiệm'),
      p(
        'Tỷ số, lịch và tỷ lệ đến từ nguồn bên ngoài, có thể chậm hoặc sai. Trang có thể gián đoạn. Đừng dùng những gì thấy ở đây để quyết định chuyện tiền bạc.',
      ),
      h2('Thay đổi'),
      p(
        'Khi điều khoản thay đổi, ngày sửa ở đầu trang thay đổi theo. Về điểm, quà, tỷ lệ kèo và đường phát, xem thêm ',
        link('Điều kiện và điều khoản', '/dieu-kien-va-dieu-khoan'),
        '.',
      ),
    ),
  },
  en: {
    title: 'Terms of use',
    summary: 'The rules of Khán Đài: accounts, conduct, what you post, moderation, your data and takedown requests.',
    content: doc(
      p('By using Khán Đài you agree to what follows. It is short, so that everyone can read it to the end.'),
      h2('Accounts'),
      ul(
        'Guests see most of the site without registering. Posts, bookings and private messages need an account.',
        'An account belongs to one person. Keep your password to yourself; you can see and end all of your sessions.',
        'Do not take names that look like those of others or of Khán Đài. The name of a deleted account cannot be used again.',
      ),
      h2('Conduct in the stands'),
      p('Arguing about football is fine. The following is not:'),
      ul(
        'insults, threats, discrimination by region, sex or origin;',
        'advertising, strange links, betting offers, fraud;',
        'spoiling scores on purpose, harassment, repeated messages;',
        'private details of others, or unlawful content;',
        'breaking, probing or overloading the site.',
      ),
      h2('What you post'),
      p(
        'It stays yours. You allow Khán Đài to store, show and resize it, so that the site works. Post only what you may post. You can recall a message within 24 hours, and change or delete your posts at any time.',
      ),
      h2('Moderation'),
      p(
        'Moderators may remove content, suspend writing or ban an account. Who is banned is told why and for how long, and may ask for a review once. The author of a removed post is notified with the reason. All acts of moderators are recorded. They can read a private message, with two before and two after it, only when one of the two people reported it.',
      ),
      h2('Your data'),
      ul(
        [
          'Khán Đài stores what you enter, what you write, your sessions and their network. What is in your browser is listed in the ',
          link('cookie policy', '/chinh-sach-cookie'),
          '.',
        ],
        ['You can download all of your data as a file on your ', link('account page', '/tai-khoan'), '.'],
        'You can delete your account on the same page. Profile, e-mail address, phone number, points, posts and feedback are deleted at once; messages and comments stay under the name “Thành viên đã xóa” (deleted member).',
        'Khán Đài does not sell your data.',
      ),
      h2('Takedown requests'),
      p(
        'If content on Khán Đài infringes your copyright, image or honour, write to us on the ',
        link('feedback page', '/phan-hoi'),
        ' and choose “Copyright, takedown”: the address of the content, your right, and an e-mail address for the answer. A stream that was taken down cannot be added again.',
      ),
      h2('Liability'),
      p(
        'Scores, fixtures and odds come from other sources and may be late or wrong. The site may be interrupted. Do not base decisions about money on what you see here.',
      ),
      h2('Changes'),
      p(
        'When these terms change, so does the date at the top. For points, gifts, odds and streams see also the ',
        link('terms and conditions', '/dieu-kien-va-dieu-khoan'),
        '.',
      ),
    ),
  },
} as const;
