/** Notices of messages in other rooms. */
export const notices = {
  message: '{{name}}: {{text}}',
  open: 'Mở phòng',
} as const;
