import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id, List } from '../models/common.js';
import { DrawProof, DrawState, DrawType, LuckyDraw, LuckyResult } from '../models/draw.js';

const OneId = Type.Object({ id: Id });
const paging = {
  pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
};

/** Lucky draws for readers. One that has not opened is not here. */
export const drawCalls = {
  /** `mine`: only those that the reader, a member, entered. */
  'GET /au/api/lucky/list': call({
    summary: 'Các đợt rút thăm: đang mở, đã đóng hay đã quay',
    access: 'public',
    query: Type.Object({
      state: Type.Optional(DrawState),
      mine: Type.Optional(Type.Boolean({ default: false })),
      ...paging,
    }),
    data: List(LuckyDraw),
  }),
  'GET /au/api/lucky/result': call({
    summary: 'Kết quả rút thăm theo loại giải: điểm hay quà',
    access: 'public',
    query: Type.Object({ type: Type.Optional(DrawType), ...paging }),
    data: List(LuckyResult),
  }),
  'GET /au/api/lucky/info/{id}': call({
    summary: 'Một đợt rút thăm, kèm người trúng khi đã quay',
    access: 'public',
    params: OneId,
    data: LuckyResult,
    codes: [Code.notFound],
  }),
  /** It changes no more once the list is closed; before that there is none. */
  'GET /au/api/lucky/proof/{id}': call({
    summary: 'Danh sách vé đã đóng của một đợt, với mã băm và hạt giống, để tính lại người trúng',
    access: 'public',
    params: OneId,
    data: DrawProof,
    // The whole list of a draw, which may be long.
    perMinute: 20,
    sameForAll: true,
    codes: [Code.notFound, Code.drawNotClosed],
  }),
  /** One entry for each account. A repeated request is answered like the first one. */
  'POST /au/api/user/lucky/enter/{id}': call({
    summary: 'Tham gia một đợt rút thăm đang mở',
    access: 'member',
    sensitive: true,
    params: OneId,
    body: Type.Object({}),
    data: LuckyResult,
    codes: [Code.notFound, Code.drawClosed, Code.notEnoughPoints],
    perMinute: 30,
  }),
};
