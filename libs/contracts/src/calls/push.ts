import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Nullable } from '../models/common.js';
import { PushDevice } from '../models/push.js';

const Base64Url = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });

export const pushCalls = {
  'GET /au/api/user/push-device': call({
    summary: 'Khóa công khai để trình duyệt đăng ký nhận thông báo, và đăng ký của phiên này nếu có',
    access: 'member',
    sensitive: true,
    data: Type.Object({ publicKey: Type.String(), device: Nullable(PushDevice) }),
  }),
  /** Replaces what this session registered before. */
  'POST /au/api/user/push-device': call({
    summary: 'Nhận thông báo trên trình duyệt của phiên này, cả khi không mở trang nào',
    access: 'member',
    sensitive: true,
    body: Type.Object({
      endpoint: Type.String({ minLength: 1, maxLength: 1_000 }),
      p256dh: Base64Url(128),
      auth: Base64Url(64),
      language: Type.Union([Type.Literal('vi'), Type.Literal('en')]),
    }),
    data: PushDevice,
    codes: [Code.pushRefused],
    perMinute: 20,
  }),
  'DELETE /au/api/user/push-device': call({
    summary: 'Thôi nhận thông báo trên trình duyệt của phiên này',
    access: 'member',
    sensitive: true,
    data: Type.Object({}),
    perMinute: 20,
  }),
};
