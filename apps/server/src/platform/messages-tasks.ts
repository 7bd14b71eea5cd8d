/** Sentences about daily tasks and their desk. */
export const taskMessages = {
  taskNotFound: 'Nhiệm vụ này không có trong hôm nay.',
  taskDayOver: 'Đã sang ngày mới. Nhiệm vụ của hôm qua không nhận thưởng được nữa; nhiệm vụ hôm nay bắt đầu từ đầu.',
  taskNotDone: 'Nhiệm vụ “{title}” mới được {done}/{goal}. Làm xong rồi hãy nhận thưởng.',
  taskDayFull: 'Hôm nay bạn đã nhận đủ {max} điểm từ nhiệm vụ. Mai quay lại nhé.',
  taskRefused: 'Chưa lưu được nhiệm vụ. {reason}',
  taskNoTitle: 'Nhiệm vụ cần có tên.',
  taskTitleTooLong: 'Tên nhiệm vụ dài nhất {max} ký tự.',
  taskEndsFirst: 'Giờ kết thúc phải sau giờ bắt đầu.',
  taskOnce: 'Việc này mỗi ngày chỉ làm được một lần, nên mục tiêu phải là 1.',
  taskTooMany: 'Nhiều nhất {max} nhiệm vụ được bật.',
  taskChestOnce: 'Đã có một rương thưởng đang bật. Hãy tắt rương đó trước.',
  taskClaimed: 'Đã có {claims} lượt nhận thưởng. Hãy tắt nhiệm vụ thay vì xóa.',
} as const;
