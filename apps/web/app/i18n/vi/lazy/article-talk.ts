/** Words about reactions to articles, and about posts that share articles. */
export const articleTalk = {
  howIsIt: 'Bài này làm bạn thấy thế nào?',
  whoReacted: 'Xem {{number}} người đã bày tỏ cảm xúc',
  gone: 'Bài báo này không còn trên trang.',
  simulated: 'Mô phỏng',
  comments: '{{number}} bình luận',
  add: 'Gắn bài báo',
  remove: 'Bỏ bài báo',
  choose: 'Chọn bài báo',
  search: 'Tìm theo tiêu đề',
  failed: 'Chưa tải được danh sách bài báo.',
  none: 'Không có bài nào như vậy.',
} as const;
