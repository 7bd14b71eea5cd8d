import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { FEEDBACK_FILE } from '../feedback-limits.js';
import { FeedbackDraft, FeedbackFileId, OwnFeedback } from '../models/feedback.js';
import { List } from '../models/common.js';

/** What readers write to the operator. */
export const feedbackCalls = {
  'POST /al/api/user/feedback/create': call({
    summary: 'Gửi phản hồi cho ban quản trị; khách gửi được',
    access: 'guest',
    sensitive: true,
    body: FeedbackDraft,
    data: Type.Object({ feedbackId: Type.Integer() }),
    codes: [Code.feedbackRefused, Code.feedbackFileGone, Code.feedbackTooMany, Code.conflict],
    perMinute: 10,
  }),
  /** Without feedback that names it, the file is deleted after a day. */
  'POST /al/api/user/feedback/file': call({
    summary: 'Tải lên một ảnh gửi kèm phản hồi: nội dung là tệp; chỉ nhân viên xem được',
    access: 'guest',
    sensitive: true,
    file: FEEDBACK_FILE,
    data: Type.Object({ fileId: FeedbackFileId }),
    codes: [Code.pictureRefused, Code.payloadTooLarge, Code.feedbackTooMany, Code.unavailable],
    perMinute: 20,
  }),
  'GET /al/api/user/feedback/list': call({
    summary: 'Phản hồi của tôi và câu trả lời, mới nhất trước',
    access: 'member',
    sensitive: true,
    query: Type.Object({
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
    }),
    data: List(OwnFeedback),
  }),
};
