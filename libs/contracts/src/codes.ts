/** Names of every result code, success and error, that the server sends. */

/** `code` of a REST envelope or a socket frame: 0, an HTTP status, or a named code above 1000. */
export const Code = {
  success: 0,
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  misdirected: 421,
  tooManyRequests: 429,
  internal: 500,
  unavailable: 503,

  wrongCredentials: 1001,
  usernameTaken: 1002,
  nicknameTaken: 1003,
  weakPassword: 1004,
  accountLocked: 1005,
  refreshRejected: 1006,
  wrongPassword: 1007,
  nameReserved: 1008,
  linkRejected: 1009,
  emailTaken: 1010,
  wrongCode: 1011,
  codeSpent: 1012,
  codeOnItsWay: 1013,
  passwordNeeded: 1014,
  pictureRefused: 1020,
  notBookable: 1030,
  tooManyBookings: 1031,
  notEnoughPoints: 1032,

  streamRefused: 1040,
  broadcastPicture: 1041,
  broadcastTime: 1042,

  malformedFrame: 1100,
  unknownFrame: 1101,
  unknownTopic: 1102,
  roomNotFound: 1103,
  notSubscribed: 1104,
  messageEmpty: 1105,
  messageTooLong: 1106,
  messageTooFast: 1107,
  messageNotFound: 1108,
  chatNotAllowed: 1109,
  tooManyTopics: 1110,
  tooManyRooms: 1111,
  notPermissions: 1112,
  notPermissionsForCreate: 1113,
  chatBanned: 1114,
  slowMode: 1115,
  followersOnly: 1116,
  membersOnly: 1117,
  emojiOnly: 1118,
  newcomersClosed: 1119,
  messageRepeated: 1120,
  messageHeld: 1121,
  roomPaused: 1122,
  recallTooLate: 1123,
  pollOpen: 1124,

  attachmentNotFound: 1130,
  videoRefused: 1131,
  tooManyAttachments: 1132,
  stickerNotFound: 1133,
  stickerLocked: 1134,

  giftNotFound: 1140,
  giftLocked: 1141,
  giftToSelf: 1142,
  giftPriceChanged: 1143,
  giftsAllOff: 1144,

  notVipRoom: 1150,
  vipRefused: 1151,
  vipRequestGone: 1152,
  notFollowed: 1153,
  notVipMember: 1154,

  pollClosed: 1160,
  notUndoable: 1161,

  postNotFound: 1170,
  postEmpty: 1171,
  postTooLong: 1172,
  postTooFast: 1173,
  commentNotFound: 1174,

  friendToSelf: 1175,
  friendRequestGone: 1176,
  friendTooFast: 1177,
  tooManyFriends: 1178,
  friendNotPossible: 1179,
  uploadNotFound: 1182,
  tooManyUploads: 1183,
  uploadRefused: 1184,
  listFull: 1185,
  tooManyMentions: 1191,
  tooManyHashtags: 1192,
  subjectNotFound: 1193,

  notificationNotFound: 1180,
  timezoneUnknown: 1181,

  pushRefused: 1194,
  articleRefused: 1195,

  lastStaff: 1210,
  noVerifiedEmail: 1211,
  wordRefused: 1212,
  wordUnusable: 1213,
  feedbackRefused: 1220,
  feedbackFileGone: 1221,
  feedbackTooMany: 1222,
  pageRefused: 1223,

  searchTooLong: 1225,

  eventFull: 1240,
  eventStarted: 1241,
  eventOver: 1242,
  eventCancelled: 1243,
  eventRefused: 1244,
  mediaWithdrawn: 1250,
  mediaRefused: 1251,
  taskDayOver: 1260,
  taskNotDone: 1261,
  taskDayFull: 1262,
  taskRefused: 1263,
  tipPriceChanged: 1230,
  tipLocked: 1231,
  tipNotOffered: 1232,
  tipTwice: 1233,
  tipTooFast: 1234,
  tipOwn: 1235,
  tipVoid: 1236,
  tipNotVoid: 1237,

  /** Sent by the server when it has nothing to say; clients ignore it (section 4). */
  heartbeat: 10000,
} as const;
export type Code = (typeof Code)[keyof typeof Code];

/** Close codes of the chat socket; docs/protocol.md describes how a client reacts to each. */
export const CloseCode = {
  normal: 1000,
  goingAway: 1001,
  unsupportedData: 1003,
  messageTooBig: 1009,
  internal: 1011,
  tryAgainLater: 1013,
  protocolViolation: 4400,
  unauthorized: 4401,
  slowReader: 4408,
  tooMany: 4429,
} as const;
export type CloseCode = (typeof CloseCode)[keyof typeof CloseCode];

/** Marks a socket message that rejects a missing, forged or expired token (section 8). */
export const NOT_LOGGED_IN = 'FIBE_NOT_LOGIN';

/** Socket limits that client and server share. Sizes in bytes, times in milliseconds. */
export const SocketLimit = {
  frameBytes: 16 * 1024,
  messageLength: 200,
  messagesPerWindow: 11,
  /** Max messages of one user in any `burstMs`. */
  messagesPerBurst: 5,
  burstMs: 1_000,
  reactionsPerWindow: 30,
  windowMs: 30_000,
  topicsPerSocket: 64,
  /** Token bucket of one socket: its burst size in frames. It refills at framesPerSecond. */
  framesAtOnce: 120,
  framesPerSecond: 20,
  malformedFrames: 10,
  missedPerSub: 200,
  heartbeatMs: 20_000,
} as const;
