import { Type } from 'typebox';
import { call } from '../call.js';
import { ReferralSheet } from '../models/referral.js';

/** Invitations of friends. */
export const referralCalls = {
  'GET /au/api/user/referral': call({
    summary: 'Mã giới thiệu và những người tôi đã mời; với khách chỉ có thể lệ',
    access: 'guest',
    sensitive: true,
    data: ReferralSheet,
  }),
  /** A repeated request answers the same code. */
  'POST /au/api/user/referral/code': call({
    summary: 'Tạo mã giới thiệu của tôi nếu chưa có',
    access: 'member',
    sensitive: true,
    data: Type.Object({ code: Type.String() }),
    perMinute: 30,
  }),
};
