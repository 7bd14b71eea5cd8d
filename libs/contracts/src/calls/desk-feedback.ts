import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { FeedbackLimit, feedbackKinds, feedbackStates } from '../feedback-limits.js';
import { Id, List } from '../models/common.js';
import { DeskFeedback, FeedbackFileId, FeedbackUpdate } from '../models/feedback.js';

const ById = Type.Object({ id: Id });

/** The desk's inbox of feedback. */
export const deskFeedbackCalls = {
  'GET /other/api/desk/feedback': call({
    summary: 'Hộp phản hồi: tìm theo chữ, email hoặc số; lọc theo trạng thái và loại',
    access: 'staff',
    sensitive: true,
    query: Type.Object({
      pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
      q: Type.Optional(Type.String({ maxLength: 100 })),
      state: Type.Optional(Type.Enum([...feedbackStates])),
      kind: Type.Optional(Type.Enum([...feedbackKinds])),
      sort: Type.Optional(Type.Enum(['id', 'updatedAt'])),
      order: Type.Optional(Type.Enum(['asc', 'desc'])),
    }),
    data: List(DeskFeedback),
  }),
  'GET /other/api/desk/feedback/{id}': call({
    summary: 'Một phản hồi',
    access: 'staff',
    sensitive: true,
    params: ById,
    data: DeskFeedback,
    codes: [Code.notFound],
  }),
  'POST /other/api/desk/feedback/{id}': call({
    summary: 'Đổi trạng thái hoặc ghi chú nội bộ của một phản hồi',
    access: 'staff',
    sensitive: true,
    params: ById,
    body: FeedbackUpdate,
    data: DeskFeedback,
    codes: [Code.notFound, Code.conflict],
    perMinute: 120,
  }),
  /** A repeated `uuid` is the same answer: it is stored and mailed once. Another text under it is refused. */
  'POST /other/api/desk/feedback/{id}/answer': call({
    summary: 'Trả lời một phản hồi: gửi thư nếu người gửi để lại email, và hiện ở trang phản hồi của thành viên',
    access: 'staff',
    sensitive: true,
    params: ById,
    body: Type.Object({
      text: Type.String({ minLength: 1, maxLength: FeedbackLimit.answerLength }),
      uuid: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
    }),
    data: DeskFeedback,
    codes: [Code.notFound, Code.feedbackRefused, Code.conflict],
    perMinute: 30,
  }),
  'GET /other/api/desk/feedback/{id}/{fileId}': call({
    summary: 'Một ảnh của phản hồi, dạng data URL',
    access: 'staff',
    sensitive: true,
    params: Type.Object({ id: Id, fileId: FeedbackFileId }),
    data: Type.Object({ src: Type.String() }),
    codes: [Code.notFound],
  }),
};
