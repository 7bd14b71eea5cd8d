import { Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { Favourite, favouriteKinds, Favourites, RenamedFavourite } from '../models/favourite.js';
import { Fixture } from '../models/fixture.js';

const SourceId = Type.String({ minLength: 1, maxLength: 64 });
/** As many as a device keeps of each kind. */
const Ids = Type.Array(SourceId, { maxItems: 300 });
const OfDevice = Type.Object({ teams: Ids, leagues: Ids, matches: Ids });

export const favouriteCalls = {
  'GET /au/api/user/favourites': call({
    summary: 'Đội bóng, giải đấu và trận đấu tôi đã đánh dấu quan tâm, theo thứ tự đánh dấu',
    access: 'member',
    sensitive: true,
    data: Favourites,
  }),
  /** It sends the wanted state, so a retry has the same result. */
  'POST /au/api/user/favourites': call({
    summary: 'Đánh dấu quan tâm một đội bóng, giải đấu hoặc trận đấu; marked là false thì bỏ đánh dấu',
    access: 'member',
    sensitive: true,
    body: Type.Object({ kind: Type.Enum(favouriteKinds), id: SourceId, marked: Type.Boolean() }),
    data: Favourite,
    codes: [Code.notFound, Code.conflict],
    perMinute: 120,
  }),
  'POST /au/api/user/favourites/merge': call({
    summary: 'Gộp những gì đã đánh dấu trên thiết bị vào tài khoản; mã không còn trên trang thì bỏ qua',
    access: 'member',
    sensitive: true,
    body: OfDevice,
    data: Favourites,
    perMinute: 10,
  }),
  /** A body, because an address has no room for so many ids. */
  'POST /al/api/schedule/favourites': call({
    summary: 'Trận đang đá và trận bảy ngày tới của các đội, các giải và trong các trận này; trận gần nhất trước',
    access: 'public',
    cost: 4,
    body: OfDevice,
    data: Type.Object({ total: Type.Integer(), list: Type.Array(Fixture) }),
  }),
  /** A device keeps its stars by id; teams, leagues and matches that were stored twice have another one by now. */
  'POST /al/api/schedule/renamedFavourites': call({
    summary: 'Những mã trong số này nay là mã khác, vì đội, giải hoặc trận từng được lưu hai lần',
    access: 'public',
    cost: 2,
    body: OfDevice,
    data: Type.Object({ total: Type.Integer(), list: Type.Array(RenamedFavourite) }),
  }),
};
