import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { FixtureId, List, Nullable } from '../models/common.js';
import { DeskFixture } from '../models/desk-match.js';
import { deskPaging, DeskReason } from './desk-paging.js';

const params = Type.Object({ id: FixtureId });
const Goals = Nullable(Type.Integer({ minimum: 0, maximum: 99 }));
const version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** Scores that the desk corrects. A feed does not undo them: what it says meanwhile shows once they are released. */
export const deskMatchCalls = {
  'GET /other/api/desk/fixture': call({
    summary: 'Bàn điều hành: các trận quanh lúc này, theo tên đội, hoặc đang giữ bản sửa tỷ số',
    access: 'moderator',
    sensitive: true,
    query: Type.Object({ ...deskPaging, overridden: Type.Optional(Type.Boolean()) }),
    data: List(DeskFixture),
    codes: [Code.forbidden],
    cost: 5,
  }),
  'GET /other/api/desk/fixture/{id}': call({
    summary: 'Bàn điều hành: tỷ số đang hiện và tỷ số của nguồn của một trận',
    access: 'moderator',
    sensitive: true,
    params,
    data: DeskFixture,
    codes: [Code.forbidden, Code.notFound],
  }),
  'POST /other/api/desk/fixture/{id}/override': call({
    summary: 'Bàn điều hành: sửa tỷ số và trạng thái của một trận, nguồn không ghi đè được',
    access: 'moderator',
    sensitive: true,
    params,
    body: Type.Object({
      homeScore: Goals,
      awayScore: Goals,
      /** Raw status of the provider. */
      status: Type.Integer({ minimum: -14, maximum: 100 }),
      reason: DeskReason,
      version,
    }),
    data: DeskFixture,
    codes: [Code.forbidden, Code.notFound, Code.conflict],
    perMinute: 30,
  }),
  'POST /other/api/desk/fixture/{id}/release': call({
    summary: 'Bàn điều hành: trả tỷ số của một trận về cho nguồn',
    access: 'moderator',
    sensitive: true,
    params,
    body: Type.Object({ version }),
    data: DeskFixture,
    codes: [Code.forbidden, Code.notFound, Code.conflict],
    perMinute: 30,
  }),
};
