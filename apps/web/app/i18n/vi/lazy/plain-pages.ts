/** Plain pages and the change log. */
export const plainPages = {
  contents: 'Trên trang này',
  changed: 'Sửa lần cuối: {{date}}',
  others: 'Các trang khác',
  page: {
    about: 'Giới thiệu',
    jobs: 'Tuyển dụng',
    cookies: 'Chính sách cookie',
    terms: 'Điều khoản sử dụng',
    conditions: 'Điều kiện và điều khoản',
    changes: 'Nhật ký thay đổi',
    feedback: 'Phản hồi',
  },
  log: {
    title: 'Nhật ký thay đổi',
    description:
      'Những thay đổi của Khán Đài: tóm tắt cho người xem, và nhật ký kỹ thuật của từng thư viện theo phiên bản.',
    fans: 'Cho người xem',
    fansText: 'Những phần đang có trên trang, kể từ bản này:',
    news: {
      rooms: 'Phòng xem từng trận: hình trực tiếp, diễn biến, đội hình, thống kê và khung chat.',
      chat: 'Trò chuyện: trả lời, nhắc tên, ảnh, nhãn dán, quà bằng điểm, bình chọn, phòng VIP và tin nhắn riêng.',
      feed: 'Bảng tin: bài viết có ảnh và video, cảm xúc, bình luận, hashtag, chia sẻ trận đấu.',
      news: 'Tin tức theo chuyên mục và hashtag, có thẻ trận đấu tự cập nhật, cảm xúc và bình luận.',
      tips: 'Tip kèo của bình luận viên theo giá lúc đăng, chốt theo tỷ số, kèm thành tích đầy đủ của từng người.',
      events: 'Sự kiện và địa điểm xem bóng cùng nhau: giữ chỗ, lưu lại, thêm vào lịch.',
      search: 'Tìm kiếm trận, đội, giải, thành viên, phòng, tin tức, tip, sự kiện và bài đăng, gõ không dấu cũng ra.',
      notices: 'Thông báo trên trang và thông báo đẩy, có giờ yên lặng; nhắc trận đã đặt lịch.',
      pages: 'Các trang giới thiệu, chính sách, và trang phản hồi có trả lời.',
    },
    developers: 'Cho người viết mã',
    developersText:
      'Mỗi dòng là một thay đổi mà người dùng thư viện nhận thấy, do người viết mã ghi bằng tiếng Anh. Mục đầu là những thay đổi chưa phát hành.',
    unreleased: 'Chưa phát hành',
    version: 'Phiên bản {{version}}',
    also: 'Cũng có trong: {{names}}',
    bump: { major: 'Không tương thích', minor: 'Thêm', patch: 'Sửa' },
    count: '{{number}} thay đổi',
  },
} as const;
