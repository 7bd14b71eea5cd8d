import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { NotificationKind } from '../enumerations.js';
import { Id, List } from '../models/common.js';
import { Notification, UnreadCounts } from '../models/notification.js';
import { NotificationSettings } from '../models/notification-settings.js';

const kinds = Object.values(NotificationKind);

export const notificationCalls = {
  'GET /au/api/user/message/list': call({
    summary: 'Thông báo của mình, mới nhất trước: 10 tin nhắn, 30 lịch đặt',
    access: 'member',
    query: Type.Object({
      // A query holds text, which is read as a number only where the schema names the type.
      type: Type.Unsafe<NotificationKind>({ type: 'integer', enum: kinds }),
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    }),
    data: List(Notification),
  }),
  /** A notification that was read before is answered in the same way. */
  'POST /au/api/user/message/mark-read': call({
    summary: 'Đánh dấu một thông báo là đã đọc',
    access: 'member',
    sensitive: true,
    body: Type.Object({ id: Id }),
    data: UnreadCounts,
    codes: [Code.notificationNotFound],
    perMinute: 120,
  }),
  'POST /au/api/user/message/mark-all-read': call({
    summary: 'Đánh dấu mọi thông báo là đã đọc; có type thì chỉ loại ấy',
    access: 'member',
    sensitive: true,
    body: Type.Object({ type: Type.Optional(Type.Enum(kinds)) }),
    data: UnreadCounts,
    perMinute: 30,
  }),
  'GET /au/api/user/message/unread': call({
    summary: 'Số thông báo chưa đọc',
    access: 'member',
    data: UnreadCounts,
  }),
  'GET /au/api/user/message/settings': call({
    summary: 'Cài đặt thông báo của mình',
    access: 'member',
    data: NotificationSettings,
  }),
  'POST /au/api/user/message/settings': call({
    summary: 'Đổi cài đặt thông báo: từng loại, giờ yên lặng, ẩn tỷ số',
    access: 'member',
    sensitive: true,
    body: NotificationSettings,
    data: NotificationSettings,
    codes: [Code.timezoneUnknown],
    perMinute: 60,
  }),
};
