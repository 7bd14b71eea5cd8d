/** A chat message of about sixty characters with its send time, in microseconds of the machine's monotonic clock. */
export const saying = () => `Vào rồi! Cú sút đẹp quá các bác ơi, 1-0 @${nowMicros()}`;

export const nowMicros = () => Number(process.hrtime.bigint() / 1000n);

const SAID_AT = /@(\d+)/g;

/** The send times of all messages in a text. */
export const saidAt = (text) => [...text.matchAll(SAID_AT)].map(([, micros]) => Number(micros));

/** A message in this site's format, so that every server sends the same payload. */
export const chatMessage = (number, uuid, text) => ({
  groupId: 30,
  groupMessageId: number,
  sequence: number,
  revision: number,
  uuid,
  userId: 12,
  username: '',
  showName: 'Khách 1a2b3c',
  profilePicture: null,
  colorName: '5',
  role: 'guest',
  isGuest: 1,
  simulated: false,
  filteredMessage: text,
  systemMessage: 0,
  vipGroup: 0,
  parentMessageId: null,
  parent: null,
  reaction: null,
  listReaction: [],
  totalReactions: 0,
  updatedReaction: false,
  attachments: [],
  createdAt: '2026-11-20T13:20:01.000Z',
});
