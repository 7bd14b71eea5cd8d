/** Notices of messages in other rooms. */
export const notices = {
  message: '{{name}}: {{text}}',
  media: { attachment: '[Ảnh, video]', sticker: '[Nhãn dán]' },
  covered: 'tin nhắn đang ẩn',
  open: 'Mở phòng',
  openConversation: 'Mở trò chuyện',
  mentioned: '{{name}} nhắc đến bạn trong {{room}}',
} as const;
