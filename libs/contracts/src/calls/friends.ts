import { type TSchema, Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Id } from '../models/common.js';
import { PeopleCount, PeoplePage, Person, Relation } from '../models/people.js';

const Member = Type.Object({ userId: Id });
const page = {
  /** Words of a name, with or without marks. */
  search: Type.Optional(Type.String({ maxLength: 64 })),
  /** From the page before. */
  cursor: Type.Optional(Type.String({ maxLength: 32, pattern: '^[0-9]{1,16}-[0-9]{1,10}$' })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
};

/** The calls change what the two are to each other, and answer with what they are then. A repeated call changes nothing. */
const change = <B extends TSchema>(summary: string, body: B, codes: readonly number[] = []) =>
  call({
    summary,
    access: 'member',
    sensitive: true,
    body,
    data: Relation,
    codes: [Code.notFound, Code.friendToSelf, ...codes],
    perMinute: 60,
  });

/** A list of the caller's own. */
const list = <Q extends TSchema>(summary: string, query: Q) =>
  call({ summary, access: 'member', cost: 2, query, data: PeoplePage });

export const friendCalls = {
  /** Two members who ask each other become friends. Members who block the caller do not learn of the request. */
  'POST /au/api/user/friend/send-request': change(
    'Gửi lời mời kết bạn; nếu người kia đã mời thì hai người thành bạn',
    Member,
    [Code.friendTooFast, Code.tooManyFriends, Code.friendNotPossible],
  ),
  'POST /au/api/user/friend/action-request': change('Chấp nhận lời mời kết bạn của một thành viên', Member, [
    Code.friendRequestGone,
    Code.tooManyFriends,
  ]),
  'POST /au/api/user/friend/cancel-friend': change('Hủy kết bạn, hoặc rút lại lời mời đã gửi', Member),
  'POST /au/api/user/friend/reject-request': change('Từ chối lời mời kết bạn của một thành viên', Member, [
    Code.friendRequestGone,
  ]),
  'POST /au/api/user/friend/follow': change(
    'Theo dõi một thành viên; follow là false thì bỏ theo dõi',
    Type.Object({ userId: Id, follow: Type.Optional(Type.Boolean({ default: true })) }),
    [Code.friendTooFast, Code.tooManyFriends, Code.friendNotPossible],
  ),
  'GET /au/api/user/friend/list': list(
    'Bạn bè của người gọi, người đang hoạt động trước, hoặc của thành viên userId; mới nhất trước',
    Type.Object({ userId: Type.Optional(Id), ...page }),
  ),
  'GET /au/api/user/friend/list-request': list(
    'Lời mời kết bạn mà người gọi đã nhận, mới nhất trước',
    Type.Object(page),
  ),
  'GET /au/api/user/friend/request-list': list(
    'Lời mời kết bạn mà người gọi đã gửi, mới nhất trước',
    Type.Object(page),
  ),
  'GET /au/api/user/friend/follow-list': list(
    'Những người mà người gọi theo dõi, hoặc theo dõi người gọi; mới nhất trước',
    Type.Object({ of: Type.Optional(Type.Enum(['following', 'followers'])), ...page }),
  ),
  'GET /au/api/user/friend/count': call({
    summary:
      'Số bạn bè, người theo dõi, đang theo dõi và bài viết của một thành viên; của chính mình thì có cả số lời mời',
    access: 'public',
    cost: 2,
    query: Member,
    data: PeopleCount,
    codes: [Code.notFound],
  }),
  'GET /au/api/user/friend/is-friend': call({
    summary: 'Người gọi và một thành viên là gì của nhau',
    access: 'member',
    query: Member,
    data: Relation,
    codes: [Code.notFound],
  }),
  /** Never members whom the caller blocks or who block the caller, and none with whom the caller is friends or has a request. */
  'GET /au/api/user/friend/suggestions': call({
    summary: 'Những người mà người gọi có thể biết: bạn của bạn, người cùng theo dõi một phòng, người hay viết bài',
    access: 'member',
    cost: 5,
    query: Type.Object({ pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 30, default: 10 })) }),
    data: Type.Object({ list: Type.Array(Person) }),
  }),
};
