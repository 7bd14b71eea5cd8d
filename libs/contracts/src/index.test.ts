import {
  CloseCode,
  Code,
  DEFAULT_GROUP_ID,
  FUTURE_MATCH_STATUS,
  MatchState,
  NOT_LOGGED_IN,
  OddsTypeCode,
  reactions,
  SILENT_SITE_ROLE,
  SportType,
  SystemMessage,
  VipGroup,
} from './index.js';
import * as door from './index.js';

test('[CO10] exports exactly the public surface', () => {
  expect(Object.keys(door).sort()).toEqual([
    'AVATAR_FILE',
    'AccountLink',
    'Anchor',
    'Banner',
    'BannerPosition',
    'BannerType',
    'BeatFrame',
    'ChatMessage',
    'ChatRoom',
    'ClientFrame',
    'CloseCode',
    'Code',
    'CommentaryLine',
    'Commentator',
    'Company',
    'CropSquare',
    'DEFAULT_GROUP_ID',
    'DaySchedule',
    'DomainSeo',
    'EmailRequest',
    'Empty',
    'Envelope',
    'ErrorEnvelope',
    'ErrorFrame',
    'EventType',
    'FUTURE_MATCH_STATUS',
    'Fixture',
    'FixtureChange',
    'FixtureFrame',
    'FixtureOdds',
    'GuestFlag',
    'GuestLogin',
    'HelloFrame',
    'Host',
    'Instant',
    'League',
    'LeagueSummary',
    'LevelInfo',
    'LineUpPlayer',
    'LineUps',
    'List',
    'LiveLink',
    'LiveMenu',
    'LiveRoom',
    'LiveTotals',
    'LoginRequest',
    'LoginResponse',
    'MatchEvent',
    'MatchStat',
    'MatchState',
    'MessagesFrame',
    'MonthCounts',
    'NOT_LOGGED_IN',
    'NavigationData',
    'NavigationItem',
    'Nullable',
    'OddsBoard',
    'OddsCategory',
    'OddsFrame',
    'OddsHistory',
    'OddsMove',
    'OddsRows',
    'OddsTypeCode',
    'OnAir',
    'OnlineRooms',
    'PublicProfile',
    'RawStatus',
    'ReactionName',
    'ReactionTotal',
    'RefreshRequest',
    'RegisterRequest',
    'ResetPassword',
    'Role',
    'RoomsFrame',
    'SILENT_SITE_ROLE',
    'ScoresFrame',
    'SendData',
    'SendFrame',
    'SendReply',
    'ServerFrame',
    'SiteDomain',
    'SocketLimit',
    'SportType',
    'StatType',
    'SubFrame',
    'SubReply',
    'SystemMessage',
    'Team',
    'TeamLineUp',
    'Topic',
    'Translations',
    'UnsubFrame',
    'UnsubReply',
    'UpdateInfo',
    'UpdatePassword',
    'UserInfo',
    'UserLocation',
    'UserSession',
    'VerifyEmail',
    'VipGroup',
    'call',
    'calls',
    'matchState',
    'origins',
    'reactions',
    'roles',
    'splitKey',
  ]);
});

test.each([
  ['Code', Code],
  ['CloseCode', CloseCode],
])('[CO6] no two names of %s share a number', (_, codes) => {
  const numbers = Object.values(codes);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('[CO6] close codes are the standard’s or lie where ours may', () => {
  const own = Object.values(CloseCode).filter((code) => code >= 3000);
  expect(own.filter((code) => code < 4000 || code > 4999)).toEqual([]);
});

test('[CO9] numbers and words are those of the specification', () => {
  expect([SportType.football, SportType.basketball, SportType.esport, SportType.marble, SportType.casino]).toEqual([10, 20, 30, 40, 50]);
  expect(MatchState).toEqual({ coming: 1, live: 2, ended: 3 });
  expect(OddsTypeCode).toEqual({ overUnder: 10, europeOdds: 20, handicap: 30, handicapHalf: 40, overUnderHalf: 50 });
  expect([SystemMessage.join, SystemMessage.marbleMap, SystemMessage.gift]).toEqual([5, 7, 10]);
  expect([VipGroup.joinable, VipGroup.privateChat]).toEqual([1, 3]);
  expect(reactions).toEqual(['like', 'haha', 'love', 'angry', 'wow', 'sad']);
  expect([DEFAULT_GROUP_ID, FUTURE_MATCH_STATUS, SILENT_SITE_ROLE, NOT_LOGGED_IN]).toEqual([30, 20, 6, 'FIBE_NOT_LOGIN']);
  expect(Code.heartbeat).toBe(10000);
});
