import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Empty, List } from '../models/common.js';
import {
  GuestLogin,
  LoginRequest,
  LoginResponse,
  RefreshRequest,
  RegisterRequest,
  UpdatePassword,
  UserInfo,
  UserSession,
} from '../models/user.js';

export const userCalls = {
  'POST /au/api/user/guest-login': call({
    summary: 'Vào xem với tư cách khách',
    access: 'public',
    ignoresToken: true,
    data: GuestLogin,
    perMinute: 30,
  }),
  'GET /au/api/user/guest-info': call({ summary: 'Thông tin khách đang xem', access: 'guest', data: UserInfo }),
  'POST /au/api/user/login': call({
    summary: 'Đăng nhập',
    access: 'public',
    ignoresToken: true,
    body: LoginRequest,
    data: LoginResponse,
    codes: [Code.wrongCredentials, Code.accountLocked],
    perMinute: 10,
  }),
  'POST /au/api/user/register': call({
    summary: 'Đăng ký',
    access: 'public',
    ignoresToken: true,
    body: RegisterRequest,
    data: LoginResponse,
    codes: [Code.usernameTaken, Code.nicknameTaken, Code.nameReserved, Code.weakPassword],
    perMinute: 10,
  }),
  'POST /au/api/user/refresh-token': call({
    summary: 'Đổi refresh token lấy token mới',
    access: 'public',
    ignoresToken: true,
    body: RefreshRequest,
    data: LoginResponse,
    codes: [Code.refreshRejected],
    perMinute: 30,
  }),
  'GET /au/api/user/info': call({ summary: 'Thông tin của tôi', access: 'member', sensitive: true, data: UserInfo }),
  'POST /au/api/user/update-password': call({
    summary: 'Đổi mật khẩu: các phiên khác kết thúc',
    access: 'member',
    sensitive: true,
    body: UpdatePassword,
    data: Empty,
    codes: [Code.wrongPassword, Code.weakPassword],
    perMinute: 10,
  }),
  'GET /au/api/user/session/list': call({
    summary: 'Các thiết bị đang đăng nhập của tôi',
    access: 'member',
    sensitive: true,
    data: List(UserSession),
  }),
  'POST /au/api/user/session/end': call({
    summary: 'Đăng xuất một thiết bị của tôi',
    access: 'member',
    sensitive: true,
    body: Type.Object({ sessionId: Type.String({ minLength: 1, maxLength: 64 }) }),
    data: Empty,
    codes: [Code.notFound],
  }),
  'POST /au/api/user/session/end-others': call({
    summary: 'Đăng xuất mọi thiết bị khác của tôi',
    access: 'member',
    sensitive: true,
    data: Empty,
  }),
  'POST /au/api/user/logout': call({
    summary: 'Đăng xuất: refresh token hết hiệu lực',
    access: 'public',
    ignoresToken: true,
    body: Type.Object({ refreshToken: Type.Optional(Type.String({ maxLength: 200 })) }),
    data: Empty,
  }),
};
