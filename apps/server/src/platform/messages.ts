import { articleMessages } from './messages-articles.js';

/**
 * Every text the server shows to a user: whole sentences in Vietnamese. `{name}` is a placeholder. Keys are grouped by
 * the module that uses them.
 */
const messages = {
  // Platform
  badRequest: 'Yêu cầu không hợp lệ.',
  badField: '{field} không hợp lệ: {reason}.',
  badJson: 'Nội dung gửi lên không phải là JSON hợp lệ.',
  emptyBody: 'Yêu cầu thiếu nội dung.',
  unsupportedMediaType: 'Chỉ nhận nội dung dạng application/json.',
  payloadTooLarge: 'Nội dung gửi lên quá lớn.',
  loginRequired: 'Vui lòng đăng nhập.',
  apiKeyRejected: 'Khóa truy cập (tiêu đề key) không đúng hoặc chưa được cấp.',
  tokenRejected: 'Phiên của bạn không còn hiệu lực, vui lòng thử lại.',
  forbidden: 'Bạn không có quyền.',
  notFound: 'Không tìm thấy nội dung bạn cần.',
  unknownHost: 'Máy chủ này không phục vụ tên miền của địa chỉ bạn mở.',
  callNotFound: 'Không có địa chỉ {path}.',
  tooManyRequests: 'Bạn thao tác quá nhanh. Thử lại sau {seconds} giây.',
  internal: 'Đã xảy ra lỗi, vui lòng thử lại sau.',
  webNotBuilt: 'Giao diện web chưa được dựng: hãy chạy npm start. API và tài liệu ở /docs vẫn hoạt động.',
  unavailable: 'Máy chủ đang bận, vui lòng thử lại sau.',

  // Users
  wrongCredentials: 'Sai tên đăng nhập hoặc mật khẩu.',
  accountLocked: 'Tài khoản đã bị khóa.',
  usernameTaken: 'Tên đăng nhập đã tồn tại.',
  usernameLooksTaken: 'Tên đăng nhập này quá giống tên của người khác, vui lòng chọn tên khác.',
  nicknameTaken: 'Biệt danh này trùng hoặc quá giống tên của người khác, vui lòng chọn tên khác.',
  usernameReserved: 'Tên đăng nhập này dành riêng cho Khán Đài, vui lòng chọn tên khác.',
  nicknameReserved: 'Biệt danh này dành riêng cho Khán Đài, vui lòng chọn biệt danh khác.',
  nameMixesScripts: 'không trộn chữ cái Latinh với chữ cái Nga hoặc Hy Lạp',
  weakPassword:
    'Mật khẩu này dễ đoán: nhiều người dùng, trùng tên đăng nhập, hoặc chỉ gồm chữ số. Hãy thử vài từ của riêng bạn.',
  refreshRejected: 'Phiên đăng nhập của bạn đã hết hạn.',
  passwordNeeded: 'Nhập mật khẩu hiện tại để đổi email.',
  wrongPassword: 'Mật khẩu hiện tại không đúng.',
  sessionNotFound: 'Phiên đăng nhập này đã kết thúc.',
  deviceBoth: '{browser} trên {system}',
  deviceUnknown: 'Thiết bị không rõ',
  userNotFound: 'Không tìm thấy người dùng này.',
  nameTooShort: 'cần ít nhất {min} ký tự nhìn thấy được',
  pictureAddress: 'phải là ảnh bạn đã tải lên hoặc ảnh của một máy chủ được phép',

  linkRejected: 'Liên kết không đúng, đã được dùng hoặc đã hết hạn. Vui lòng yêu cầu liên kết mới.',
  emailTaken: 'Địa chỉ email này đã thuộc về một tài khoản khác.',
  badPhone: 'Số điện thoại không hợp lệ.',
  smsCode: 'Khán Đài: mã xác minh của bạn là {code}, có hiệu lực {minutes} phút. Không đưa mã này cho bất kỳ ai.',
  wrongCode: 'Mã xác minh không đúng, bạn còn {left} lần thử.',
  codeOnItsWay: 'Mã xác minh vừa được gửi tới số này. Gửi lại được sau {seconds} giây.',
  codeSpent: 'Mã xác minh không còn hiệu lực. Vui lòng yêu cầu mã mới.',
  smsFailed: 'Chưa gửi được tin nhắn, vui lòng thử lại sau.',
  memberNotFound: 'Không tìm thấy thành viên.',
  roleChanged: 'Vai trò của người này vừa được người khác đổi. Tải lại rồi thử lại.',
  lockChanged: 'Tài khoản này vừa được người khác khóa hoặc mở. Tải lại rồi thử lại.',
  lastStaff: 'Đây là nhân viên cuối cùng còn vào được bàn điều hành nên không thể hạ vai trò hay khóa.',
  ownStanding: 'Bạn không thể tự đổi vai trò hay khóa tài khoản của chính mình.',
  simulatedAccount: 'Đây là thành viên mô phỏng nên không nhận vai trò.',
  noVerifiedEmail: 'Thành viên này chưa xác minh email nên không có nơi nhận liên kết.',
  deskConflict: 'Người khác vừa đổi mục này. Tải lại để xem bản mới rồi thử lại.',
  deletedMember: 'Thành viên đã xóa',

  // Desk
  deskEntryNotFound: 'Không tìm thấy việc này trong nhật ký.',
  deskChangedSince: 'Nội dung này đã được sửa sau đó, nên không hoàn tác được. Hãy xem các việc mới hơn trong nhật ký.',

  // Word filter
  wordRefused: 'Khán Đài không cho dùng “{word}”. Bạn viết lại giúp nhé.',
  wordUnusable: 'Bộ lọc chỉ tìm được từ gồm chữ cái và dấu cách, ít nhất hai chữ cái.',
  wordNotFound: 'Không tìm thấy từ này trong bộ lọc.',
  wordTaken: 'Từ này đã có trong danh sách.',
  tooManyWords: 'Danh sách đã có {max} từ, không thêm được nữa.',

  // Pictures
  fileTooLarge: 'Tệp quá lớn: nhiều nhất {megabytes} MB.',
  uploadsBusy: 'Nhiều người đang tải tệp lên cùng lúc. Bạn thử lại sau vài giây nhé.',
  uploadCutOff: 'Tệp chưa tới đủ. Bạn gửi lại nhé.',
  notAPicture: 'Tệp này không phải là ảnh. Hãy chọn ảnh JPEG, PNG, WebP, GIF hoặc AVIF.',
  notAnAttachment: 'Chỉ gửi được ảnh JPEG, PNG, WebP, GIF hoặc video MP4, WebM. Tệp này không phải các loại đó.',
  largePicture: 'Ảnh quá lớn: nhiều nhất {megabytes} MB.',
  heicPicture: 'Chưa đọc được ảnh HEIC. Hãy chọn ảnh JPEG hoặc PNG, hay đổi máy ảnh sang chế độ tương thích nhất.',
  brokenPicture: 'Ảnh bị hỏng hoặc thiếu một phần. Hãy chọn ảnh khác.',
  hugePicture: 'Ảnh có quá nhiều điểm ảnh: nhiều nhất {megapixels} triệu.',
  tinyPicture: 'Ảnh quá nhỏ: phần được chọn cần ít nhất {min} × {min} điểm ảnh.',
  brokenVideo: 'Video bị hỏng hoặc không phát được trên trình duyệt. Hãy chọn video MP4 hoặc WebM khác.',
  longVideo: 'Video quá dài: nhiều nhất {seconds} giây.',
  noVideoLength: 'Không đọc được độ dài của video này. Hãy lưu lại dưới dạng MP4 rồi thử lại.',
  unknownRendition: 'Kích thước ảnh này không có.',
  sourceNotAllowed: 'Ảnh này không thuộc máy chủ được phép.',
  sourceNotFound: 'Không lấy được ảnh này.',
  badCrop: 'Ô cắt nằm ngoài ảnh. Hãy chọn lại phần ảnh.',

  // E-mails to users
  mailHello: 'Chào {username},',
  mailVerifySubject: 'Xác minh địa chỉ email của bạn',
  mailVerify: 'Hãy xác nhận đây là địa chỉ email của bạn trên Khán Đài.',
  mailVerifyLink: 'Xác minh email',
  mailVerifyIgnore: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: địa chỉ sẽ không được dùng.',
  mailResetSubject: 'Đặt lại mật khẩu Khán Đài',
  mailReset: 'Có yêu cầu đặt lại mật khẩu cho tài khoản {username}.',
  mailResetLink: 'Đặt mật khẩu mới',
  mailResetIgnore: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu vẫn như cũ.',
  mailLinkOnce: 'Liên kết dùng được một lần, trong {minutes} phút.',
  mailNoticeSubject: 'Thông báo bảo mật từ Khán Đài',
  mailPasswordChanged: 'Mật khẩu tài khoản của bạn vừa được đổi, các thiết bị khác đã bị đăng xuất.',
  mailEmailChangedSubject: 'Email tài khoản Khán Đài của bạn vừa được đổi',
  mailEmailChanged: 'Địa chỉ email của tài khoản vừa được đổi sang một địa chỉ khác.',
  mailUndo:
    'Nếu không phải bạn đổi, hãy khôi phục địa chỉ này. Mọi thiết bị sẽ bị đăng xuất, và bạn nhận được liên kết để đặt mật khẩu mới.',
  mailUndoLink: 'Khôi phục địa chỉ email này',
  mailUndoOnce: 'Liên kết dùng được một lần, trong {days} ngày.',
  mailUndoIgnore: 'Nếu chính bạn đã đổi, hãy bỏ qua thư này.',
  mailAccountDeleted: 'Tài khoản của bạn vừa được xóa theo yêu cầu. Thư này là lần cuối Khán Đài dùng địa chỉ của bạn.',
  mailEmailTaken:
    'Có người vừa muốn dùng địa chỉ email này cho một tài khoản khác. Địa chỉ vẫn thuộc về tài khoản của bạn.',
  mailNotYou: 'Nếu không phải bạn, hãy đặt lại mật khẩu ngay tại trang đăng nhập, mục Quên mật khẩu.',

  // Live rooms and schedule
  fixtureNotFound: 'Không tìm thấy trận đấu này.',
  unknownDay: 'Ngày không hợp lệ, cần dạng năm-tháng-ngày.',
  unknownMonth: 'Tháng không hợp lệ, cần dạng năm-tháng.',
  unknownTimezone: 'Không có múi giờ {timezone}.',

  // Bookings
  notBookable: 'Trận này đã bắt đầu, đã kết thúc hoặc bị hoãn nên không đặt lịch được.',
  hostNotOfFixture: 'Bình luận viên này không bình luận trận bạn chọn.',
  tooManyBookings: 'Bạn đã đặt lịch {max} trận. Hãy bỏ bớt trước khi đặt thêm.',
  bookingsOfOthers: 'Bạn chỉ xem được lịch đã đặt của mình.',
  badWindow: 'Khoảng thời gian không hợp lệ: lúc kết thúc phải sau lúc bắt đầu.',

  // Points
  notEnoughPoints: 'Bạn không đủ điểm.',

  // Gifts
  giftNotFound: 'Không có món quà này.',
  giftLocked: 'Món quà này dành cho thành viên từ cấp {level}.',
  giftToSelf: 'Bạn không tặng quà trong phòng của chính mình được.',
  giftNoteTooLong: 'Lời nhắn dài quá {max} ký tự.',
  giftUuidUsed: 'Lần tặng quà này trùng với một lần khác. Vui lòng thử lại.',

  // Commentators
  streamName: 'Đường phát {name} chưa có tên.',
  streamAddress: 'Đường phát cần một địa chỉ https mở được từ internet, không phải địa chỉ trong mạng riêng.',
  streamLicence: 'Hãy ghi bạn được quyền phát đường này từ đâu.',
  streamTwice: 'Địa chỉ này đã có ở một đường phát khác của trận.',
  streamTakenDown: 'Đường phát này đã bị gỡ khỏi trận, không đưa lại được.',
  linkNotFound: 'Không tìm thấy đường phát này.',
  notHosted: 'Bạn chưa nhận trận này.',
  fixtureOver: 'Trận này đã kết thúc, không nhận được nữa.',
  noRoom: 'Bạn chưa có phòng bình luận. Hãy liên hệ người quản trị để được cấp phòng.',
  tooManyHosted: 'Bạn đang nhận {max} trận, hãy trả bớt trận trước khi nhận thêm.',
  broadcastPicture: 'Ảnh phải là ảnh bạn đã tải lên hoặc ảnh của một máy chủ được phép.',
  broadcastTime: 'Giờ lên sóng phải trong vòng 24 giờ trước hoặc sau giờ bắt đầu.',
  commentatorNotFound: 'Không tìm thấy bình luận viên này.',

  // Chat and its socket
  done: 'Success',
  socketLoginRequired: 'Phiên của bạn không còn hiệu lực, đang lấy phiên mới.',
  malformedFrame: 'Gói tin không đúng dạng.',
  unknownFrame: 'Máy chủ không hiểu loại gói tin này.',
  unknownTopic: 'Không có chủ đề {topic}.',
  unknownMethod: 'Không có phương thức {method}.',
  tooManyTopics: 'Bạn đang theo dõi quá {max} chủ đề.',
  tooManyFrames: 'Bạn gửi quá nhiều gói tin, vui lòng chậm lại.',
  tooManyConnections: 'Có quá nhiều kết nối từ mạng của bạn, vui lòng đóng bớt trang.',
  textFramesOnly: 'Chỉ nhận gói tin dạng chữ.',
  slowReader: 'Đường truyền của bạn quá chậm, đang kết nối lại.',
  serverStopping: 'Máy chủ đang khởi động lại.',
  roomNotFound: 'Không tìm thấy phòng chat này.',
  roomClosed: 'Bạn chưa được vào phòng chat này.',
  tooManyRooms: 'Bạn đang theo dõi {max} phòng chat. Hãy bỏ bớt trước khi theo dõi thêm.',
  notPermissions: 'Bạn không nhắn tin riêng được với thành viên này.',
  notPermissionsForCreate: 'Bạn chưa mở thêm được cuộc trò chuyện riêng. Vui lòng thử lại sau.',
  conversationNotNamed: 'Thiếu groupId hoặc otherUserId.',
  notFollowed: 'Bạn chưa theo dõi phòng này.',
  notVipMember: 'Cuộc trò chuyện này dành cho thành viên của một phòng VIP.',
  notVipRoom: 'Phòng này không nhận yêu cầu tham gia.',
  vipRefused: 'Yêu cầu của bạn đã bị từ chối. Bạn gửi lại được sau một ngày.',
  vipRequestGone: 'Yêu cầu này đã được rút hoặc đã có người trả lời.',
  staffChat: 'Nhân viên Khán Đài · {name}',
  privateConversation: 'Tin nhắn riêng',
  guestsMayNotWrite: 'Phòng này chỉ dành cho thành viên, vui lòng đăng nhập để chat.',
  mayNotWrite: 'Tài khoản của bạn không được gửi tin.',
  notSubscribed: 'Bạn chưa vào phòng này.',
  uuidInOtherRoom: 'Tin này đã được gửi vào phòng khác.',
  messageEmpty: 'Tin nhắn trống.',
  messageTooLong: 'Tin nhắn dài quá {max} ký tự.',
  messageTooFast: 'Bạn gửi quá nhanh. Thử lại sau {seconds} giây.',
  messageNotFound: 'Không tìm thấy tin nhắn này.',
  attachmentNotFound: 'Tệp đính kèm không còn nữa. Bạn chọn lại tệp rồi gửi nhé.',
  tooManyAttachments: 'Bạn đã tải lên {max} tệp trong 24 giờ qua. Vui lòng thử lại sau.',
  stickerNotFound: 'Không tìm thấy nhãn dán này.',
  stickerLocked: 'Nhãn dán này dành cho thành viên từ cấp {level}.',
  badMedia: 'Nhãn dán được gửi riêng, không kèm chữ hay tệp.',
  joinedRoom: '{name} vừa vào phòng',

  // A civil chat
  chatBanned: 'Bạn bị tạm dừng chat tới {until}. Lý do: {reason}. Bạn vẫn đọc được.',
  chatBannedForever: 'Bạn bị cấm chat. Lý do: {reason}. Bạn vẫn đọc được.',
  banInsult: 'chửi bới, xúc phạm',
  banRegion: 'phân biệt vùng miền',
  banAdvert: 'quảng cáo, liên kết lạ',
  banSpoiler: 'tiết lộ tỷ số trận khác',
  banFlood: 'làm phiền, lặp tin',
  banOther: 'vi phạm nội quy',
  slowMode: 'Phòng đang ở chế độ chậm: gửi tiếp sau {seconds} giây.',
  followersOnly: 'Phòng này chỉ dành cho người theo dõi. Hãy theo dõi phòng để chat.',
  emojiOnly: 'Phòng đang chỉ nhận biểu tượng cảm xúc.',
  newcomersClosed: 'Phòng đang tạm đóng với tài khoản mới lập dưới một ngày.',
  roomPaused: 'Phòng đang tạm dừng chat.',
  messageRepeated: 'Bạn vừa gửi tin này rồi.',
  messageFlood: 'Tin có quá nhiều biểu tượng hoặc ký tự đặc biệt.',
  messageHeld: 'Tin của bạn đang chờ người điều hành duyệt.',
  heldRefused: 'Tin này đã bị người điều hành từ chối.',
  recallTooLate: 'Chỉ thu hồi được tin trong 24 giờ sau khi gửi.',
  notUndoable: 'Việc này không hoàn tác được nữa.',
  mayNotModerate: 'Bạn không điều hành phòng này.',
  mayNotBan: 'Không cấm được người này.',
  notOwnMessage: 'Bạn chỉ thu hồi được tin của mình.',
  ownMessage: 'Bạn không báo cáo được tin của chính mình.',
  banNotFound: 'Không tìm thấy lệnh cấm này, hoặc nó đã hết hiệu lực.',
  alreadyRequested: 'Bạn đã xin xét lại lệnh cấm này.',
  entryNotFound: 'Không tìm thấy việc này trong sổ quản trị.',
  heldNotFound: 'Tin này không còn chờ duyệt.',
  voteFirst: 'Kết quả hiện ra sau khi bạn bình chọn.',
  pollIsOpen: 'Phòng đang có một bình chọn mở.',
  pollIsClosed: 'Bình chọn này đã đóng.',
  pollNotFound: 'Không tìm thấy bình chọn này.',
  pollOptions: 'Bình chọn cần từ {min} đến {max} lựa chọn khác nhau, mỗi lựa chọn nhiều nhất {length} ký tự.',

  // Posts and comments
  postNotFound: 'Bài viết không tồn tại hoặc đã bị ẩn.',
  postEmpty: 'Bạn chưa viết gì.',
  postTooLong: 'Bài viết dài quá {max} ký tự.',
  commentTooLong: 'Bình luận dài quá {max} ký tự.',
  postTooFast: 'Bạn đăng quá nhanh. Thử lại sau {seconds} giây.',
  postTooMany: 'Bạn vừa đăng khá nhiều rồi. Nghỉ một chút và thử lại sau {minutes} phút nhé.',
  postUuidUsed: 'Lần gửi này trùng với một lần khác. Vui lòng thử lại.',
  uploadNotFound: 'Tệp này không còn nữa. Bạn chọn lại tệp nhé.',
  mixedFiles: 'Một bài viết có nhiều nhất {max} ảnh, hoặc một video.',
  tooManyUploads: 'Bạn đã tải lên {max} tệp trong 24 giờ qua. Vui lòng thử lại sau.',
  tooManyUploadBytes: 'Bạn đã tải lên gần {megabytes} MB trong 24 giờ qua. Vui lòng thử lại sau.',
  uploadOtherKind: 'Chỉ tải lên được ảnh JPEG, PNG, WebP, GIF, AVIF hoặc video MP4, WebM, MOV.',
  uploadTooLarge: 'Tệp quá lớn: ảnh nhiều nhất {picture} MB, video nhiều nhất {video} MB.',
  uploadNoLength: 'Hãy cho biết tệp dài bao nhiêu byte trước khi gửi.',
  uploadLonger: 'Tệp dài hơn kích thước đã báo nên bị từ chối.',
  mayNotPost: 'Tài khoản của bạn đang bị cấm đăng bài và bình luận.',
  commentNotFound: 'Bình luận này không còn nữa.',
  ownPost: 'Bạn không báo cáo được bài viết hay bình luận của chính mình.',
  alreadyDecided: 'Việc này đã có người khác xử lý.',

  // Friends and followers
  friendToSelf: 'Bạn không kết bạn hay theo dõi chính mình được.',
  friendRequestGone: 'Lời mời kết bạn này không còn nữa.',
  friendTooFast: 'Hôm nay bạn đã gửi đủ số lời mời kết bạn. Thử lại sau {hours} giờ.',
  followTooFast: 'Bạn theo dõi quá nhiều người cùng lúc. Thử lại sau {minutes} phút.',
  tooManyFriends: 'Một trong hai người đã có {max} bạn, nhiều nhất có thể.',
  tooManyFollowed: 'Bạn đã theo dõi {max} người, nhiều nhất có thể.',
  unblockFirst: 'Bạn đang chặn thành viên này. Hãy bỏ chặn trước.',
  friendSimulated: 'Đây là thành viên mô phỏng, không trả lời lời mời kết bạn. Bạn có thể theo dõi họ.',

  // Notifications
  notificationNotFound: 'Thông báo này không còn nữa.',
  timezoneUnknown: 'Không có múi giờ này.',

  // Web push
  pushRefused: 'Không gửi được thông báo tới trình duyệt này. Bạn thử trình duyệt khác nhé.',
  tooManyMentions: 'Một bài viết hay bình luận nhắc đến nhiều nhất {max} người.',
  tooManyHashtags: 'Một bài viết có nhiều nhất {max} hashtag.',
  subjectNotFound: 'Trận này không còn trên trang nên chưa chia sẻ được.',

  ...articleMessages,
} as const;

export type MessageKey = keyof typeof messages;

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(messages, key);

/** The text of `key` with its placeholders filled; a placeholder without a value stays visible in tests and logs. */
export function sentence(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  return messages[key].replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** User-facing names of the fields in forms. */
const fieldNames = new Map([
  ['username', 'Tên đăng nhập'],
  ['password', 'Mật khẩu'],
  ['oldPassword', 'Mật khẩu hiện tại'],
  ['newPassword', 'Mật khẩu mới'],
  ['displayName', 'Biệt danh'],
  ['nickname', 'Biệt danh'],
  ['email', 'Email'],
  ['emailAddress', 'Email'],
  ['phoneNumber', 'Số điện thoại'],
  ['smsCode', 'Mã xác minh'],
  ['inviteCode', 'Mã mời'],
  ['profilePicture', 'Ảnh đại diện'],
]);

/** A field's name at the start of a sentence; a field without a form label uses its API name. */
export const fieldName = (field: string): string => fieldNames.get(field) ?? `Trường ${field}`;
