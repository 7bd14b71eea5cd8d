import { articleMessages } from './messages-articles.js';
import { chatMessages } from './messages-chat.js';
import { drawMessages } from './messages-draws.js';
import { eventMessages } from './messages-events.js';
import { mediaMessages } from './messages-media.js';
import { pointMessages } from './messages-points.js';
import { pickMessages } from './messages-picks.js';
import { raceMessages } from './messages-races.js';
import { taskMessages } from './messages-tasks.js';
import { tipMessages } from './messages-tips.js';

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
  addressTooLong: 'Địa chỉ hay phần đầu của yêu cầu quá dài. Bạn rút ngắn rồi thử lại.',
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
  accountLockedFor: 'Tài khoản đã bị khóa. Lý do: {reason}',
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

  // Search
  searchTooLong: 'Từ khóa quá dài: tối đa {max} ký tự.',

  // Desk
  deskEntryNotFound: 'Không tìm thấy việc này trong nhật ký.',
  deskRecordNotFound: 'Không tìm thấy nội dung này. Có thể người khác vừa xóa.',
  deskStaleVersion: 'Người khác vừa sửa nội dung này. Hãy tải lại rồi sửa tiếp.',
  deskTitle: 'Tiêu đề',
  deskLabel: 'Nhãn',
  deskName: 'Tên site',
  deskLink: 'Liên kết',
  deskPicture: 'Ảnh',
  deskDomain: 'Tên miền',
  deskEnd: 'Lúc kết thúc',
  deskNothingVisible: 'cần có chữ nhìn thấy được',
  deskForeignPicture: 'không phải ảnh bạn đã tải lên, hoặc đã bị xóa. Hãy tải ảnh lên lại',
  deskUnsafeLink: 'phải là đường dẫn của site (bắt đầu bằng /) hoặc địa chỉ http, https',
  deskUnknownDomain: 'chưa có trong danh sách tên miền',
  deskEndBeforeStart: 'phải sau lúc bắt đầu',
  unknownPlaceholder: 'Không có chỗ điền {part} cho loại trang này. Chỉ dùng được: {allowed}.',
  domainTaken: 'Tên miền này đã có trong danh sách.',
  defaultDomainTaken: '{domain} đang là tên miền mặc định. Hãy bỏ mặc định ở đó trước.',
  sentenceTooLong: 'dài quá 500 ký tự',
  sentenceNotPlain: 'có ký tự ẩn hoặc khoảng trắng thừa ở hai đầu',
  sentenceGapMissing: 'thiếu chỗ điền mà câu có sẵn có',
  sentenceGapUnknown: 'có chỗ điền mà câu có sẵn không có',
  sentenceUnknown: 'site không có câu nào mang khóa này',
  sentenceTwice: 'khóa này đã có ở một dòng trước',
  sentencesUnreadable: 'Không đọc được tệp này. Tệp cần là CSV mã UTF-8, có cột key và ít nhất một cột vi, en hoặc zh.',
  sentencesImported: 'Nhập {count} câu từ tệp CSV',
  deskChangedSince: 'Nội dung này đã được sửa sau đó, nên không hoàn tác được. Hãy xem các việc mới hơn trong nhật ký.',

  // Word filter
  wordRefused: 'Khán Đài không cho dùng “{word}”. Bạn viết lại giúp nhé.',
  wordUnusable: 'Bộ lọc chỉ tìm được từ gồm chữ cái và dấu cách, ít nhất hai chữ cái.',
  wordNotFound: 'Không tìm thấy từ này trong bộ lọc.',
  wordTaken: 'Từ này đã có trong danh sách.',
  scoreBeforeKickOff: 'Trận chưa đá thì chưa có bàn thắng. Chọn trạng thái đang đá hoặc đã xong trước.',
  wordsUnreadable: 'Không đọc được danh sách này. Cần chữ mã UTF-8, mỗi dòng một từ, hoặc CSV có từ, mức và ghi chú.',
  wordsImported: 'Nhập {count} từ từ một danh sách',
  wordSeverityUnknown: 'Mức không đúng. Viết mask, hold, block hoặc allow, hoặc để trống.',
  wordNoteTooLong: 'Ghi chú dài quá 300 ký tự.',
  wordTwice: 'Từ này đã có ở một dòng trên.',
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
  largeWebm: 'Video WebM nặng nhất {megabytes} MB. Hãy lưu lại dưới dạng MP4 rồi thử lại.',
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

  mailFeedbackSubject: 'Khán Đài trả lời phản hồi số {id} của bạn',
  mailFeedbackHello: 'Chào bạn,',
  mailFeedbackAsked: 'Bạn đã viết trong phản hồi số {id}:',
  mailFeedbackMore: 'Hộp thư này chỉ gửi đi. Muốn nói thêm, bạn viết tại {address} nhé.',

  // Feedback
  feedbackEmpty: 'Bạn chưa viết gì.',
  feedbackTooLong: 'Nội dung dài quá {max} ký tự.',
  feedbackTooManyFiles: 'Mỗi phản hồi có nhiều nhất {max} ảnh.',
  feedbackFileGone: 'Ảnh đính kèm không còn nữa. Bạn chọn lại ảnh rồi gửi nhé.',
  feedbackUuidUsed: 'Phản hồi này đã được gửi với nội dung khác. Bạn bấm gửi lần nữa nhé.',
  feedbackTooMany: 'Hôm nay đã có nhiều phản hồi từ bạn hoặc từ mạng của bạn. Gửi tiếp được sau {hours} giờ.',
  feedbackNotFound: 'Không tìm thấy phản hồi này.',
  feedbackChanged: 'Phản hồi này vừa có người khác sửa. Tải lại rồi sửa tiếp nhé.',

  // Plain pages
  pageNotFound: 'Không có trang này.',
  pageChanged: 'Trang này vừa có người khác sửa. Tải lại rồi sửa tiếp nhé.',
  pageEmpty: 'Trang cần có tên, mô tả và nội dung.',
  pageTooLong: 'Tên hoặc mô tả dài quá {max} ký tự.',
  pageTextOnly: 'Trang tĩnh chỉ có chữ, không có ảnh hay thẻ trận.',

  // Live rooms and schedule
  fixtureNotFound: 'Không tìm thấy trận đấu này.',
  tournamentNotFound: 'Không tìm thấy giải đấu hay mùa giải này.',
  teamNotFound: 'Không tìm thấy đội bóng này.',
  unknownDay: 'Ngày không hợp lệ, cần dạng năm-tháng-ngày.',
  unknownMonth: 'Tháng không hợp lệ, cần dạng năm-tháng.',
  unknownTimezone: 'Không có múi giờ {timezone}.',

  // Bookings
  notBookable: 'Trận này đã bắt đầu, đã kết thúc hoặc bị hoãn nên không đặt lịch được.',
  hostNotOfFixture: 'Bình luận viên này không bình luận trận bạn chọn.',
  tooManyBookings: 'Bạn đã đặt lịch {max} trận. Hãy bỏ bớt trước khi đặt thêm.',
  matchOver: 'Trận này đã kết thúc nên không còn gì để theo dõi.',
  matchVoteClosed: 'Đã hết giờ bình chọn trận này.',
  favouriteNotFound: 'Không tìm thấy đội, giải hay trận này.',
  tooManyFavourites: 'Bạn đã đánh dấu {max} mục loại này. Hãy bỏ bớt trước khi đánh dấu thêm.',
  tooManyStarredMatches: 'Bạn đã đánh dấu {max} trận chưa kết thúc. Hãy bỏ bớt trước khi đánh dấu thêm.',
  tooManyMatchFollows: 'Bạn đang theo dõi {max} trận. Hãy bỏ bớt trước khi theo dõi thêm.',
  bookingsOfOthers: 'Bạn chỉ xem được lịch đã đặt của mình.',
  badWindow: 'Khoảng thời gian không hợp lệ: lúc kết thúc phải sau lúc bắt đầu.',

  // Points
  notEnoughPoints: 'Bạn không đủ điểm.',

  // Gifts
  giftNotFound: 'Không có món quà này.',
  giftLocked: 'Món quà này dành cho thành viên từ cấp {level}.',
  giftPriceChanged: 'Giá món quà vừa đổi thành {points} điểm. Bạn chưa mất điểm nào.',
  giftsAllOff: 'Phải còn ít nhất một món quà được bật.',
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
  commentPlace: 'Hãy chọn một bài viết, bài báo, video, phim hay truyện để xem bình luận.',
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
  savedFull: 'Bạn đã lưu {max} mục. Hãy bỏ bớt trước khi lưu thêm.',
  hiddenFull: 'Bạn đã ẩn {max} bài, nhiều nhất có thể.',
  mutedFull: 'Bạn đã ẩn bài của {max} thành viên. Hãy hiện lại vài người trước khi ẩn thêm.',
  tooManyHashtags: 'Một bài viết có nhiều nhất {max} hashtag.',
  subjectNotFound: 'Trận này không còn trên trang nên chưa chia sẻ được.',

  ...articleMessages,
  ...chatMessages,
  ...drawMessages,
  ...eventMessages,
  ...mediaMessages,
  ...pointMessages,
  ...pickMessages,
  ...raceMessages,
  ...taskMessages,
  ...tipMessages,
} as const;

export type MessageKey = keyof typeof messages;

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(messages, key);

/** The text of `key` with its placeholders filled; a placeholder without a value stays visible in tests and logs. */
export function sentence(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  return messages[key].replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
