import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id, List } from '../models/common.js';
import { DeskMember, DeskMemberInfo } from '../models/desk-people.js';
import { deskPaging, DeskReason } from './desk-paging.js';

const AssignableRole = Type.Enum(['member', 'commentator', 'moderator', 'staff']);
const params = Type.Object({ id: Id });
const why = Type.Object({ reason: DeskReason });

const act = {
  access: 'staff',
  sensitive: true,
  params,
  data: DeskMemberInfo,
  codes: [Code.forbidden, Code.notFound, Code.conflict],
  perMinute: 30,
} as const;

/** Members at the desk. Staff never see passwords, and change neither their own role nor the last of the staff. */
export const deskPeopleCalls = {
  'GET /other/api/desk/member': call({
    summary: 'Bàn điều hành: các thành viên, tìm theo tên, tên đăng nhập hoặc email',
    access: 'staff',
    sensitive: true,
    query: Type.Object({
      ...deskPaging,
      sort: Type.Optional(Type.Enum(['id', 'createdAt', 'lastSeenAt'])),
      role: Type.Optional(AssignableRole),
      /** `new`: of the last seven days. */
      state: Type.Optional(Type.Enum(['locked', 'banned', 'new', 'simulated'])),
    }),
    data: List(DeskMember),
    codes: [Code.forbidden],
    cost: 5,
  }),
  'GET /other/api/desk/member/{id}': call({
    summary: 'Bàn điều hành: một thành viên, với phiên đăng nhập và lệnh cấm',
    access: 'staff',
    sensitive: true,
    params,
    data: DeskMemberInfo,
    codes: [Code.forbidden, Code.notFound],
    cost: 5,
  }),
  /** A member who loses rights is logged out everywhere; one who gains rights has them with the next request. */
  'POST /other/api/desk/member/{id}/role': call({
    ...act,
    summary: 'Bàn điều hành: đổi vai trò của một thành viên',
    body: Type.Object({
      role: AssignableRole,
      /** The role that the staff saw: another one by now is a conflict. */
      was: AssignableRole,
      reason: DeskReason,
    }),
    codes: [...act.codes, Code.lastStaff],
  }),
  /** The member is logged out everywhere and cannot log in. What they wrote stays. */
  'POST /other/api/desk/member/{id}/lock': call({
    ...act,
    summary: 'Bàn điều hành: khóa tài khoản',
    body: why,
    codes: [...act.codes, Code.lastStaff],
  }),
  'POST /other/api/desk/member/{id}/unlock': call({ ...act, summary: 'Bàn điều hành: mở khóa tài khoản', body: why }),
  'POST /other/api/desk/member/{id}/end-sessions': call({
    ...act,
    summary: 'Bàn điều hành: kết thúc một hoặc mọi phiên đăng nhập của thành viên',
    body: Type.Object({
      /** Absent: all of them. */
      sessionId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    }),
  }),
  'POST /other/api/desk/member/{id}/reset-link': call({
    ...act,
    summary: 'Bàn điều hành: gửi liên kết đặt lại mật khẩu tới email đã xác minh của thành viên',
    body: Type.Object({}),
    codes: [...act.codes, Code.noVerifiedEmail],
  }),
};
