import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { GiftLimit } from '../gift-limits.js';
import { Id, List } from '../models/common.js';
import { DeskGift } from '../models/gift.js';
import { deskPaging } from './desk-paging.js';

const staff = { access: 'staff', sensitive: true } as const;
const OneId = Type.Object({ id: Id });

/** What staff do with gifts: their pictures and names belong to the site, so none is added or deleted. */
export const deskGiftCalls = {
  'GET /other/api/desk/gift': call({
    summary: 'Mọi món quà, với giá và cấp đang có hiệu lực',
    ...staff,
    query: Type.Object(deskPaging),
    data: List(DeskGift),
  }),
  'GET /other/api/desk/gift/{id}': call({
    summary: 'Một món quà',
    ...staff,
    params: OneId,
    data: DeskGift,
    codes: [Code.notFound],
  }),
  'POST /other/api/desk/gift/{id}': call({
    summary: 'Đổi giá, cấp hoặc tắt một món quà; hoàn tác được trong nhật ký',
    ...staff,
    params: OneId,
    body: Type.Object({
      points: Type.Optional(Type.Integer({ minimum: 1, maximum: GiftLimit.points })),
      level: Type.Optional(Type.Integer({ minimum: 1, maximum: GiftLimit.level })),
      active: Type.Optional(Type.Boolean()),
      version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    }),
    data: DeskGift,
    codes: [Code.notFound, Code.conflict, Code.giftsAllOff],
    perMinute: 120,
  }),
};
