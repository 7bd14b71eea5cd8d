import {
  type ChatMessage,
  type ChatRoom,
  type Fixture,
  type LiveRoom,
  MatchState,
  type NavigationData,
  type OddsBoard,
  RawStatus,
} from '@khandai/contracts';
import { aFixture, aMessage } from '@khandai/testing';
import type { RootData } from '../app/shell/router/root-loader';

/** 20:31 in Vietnam, a Friday. */
export const NOW = Date.parse('2026-11-20T13:31:00Z');

/** A V.League match in its 67th minute, with a commentator. */
export function fixture(part: Partial<Fixture> = {}): Fixture {
  const fixtureId = part.fixtureId ?? 'f1';
  return aFixture({
    fixtureId,
    link: `cong-an-ha-noi-vs-thep-xanh-nam-dinh-${fixtureId}`,
    league: { leagueId: 'vl1', name: 'V.League 1', shortName: 'VL', color: '#0B7C46' },
    round: 'Vòng 11',
    home: { teamId: 't1', name: 'Công An Hà Nội', shortName: 'CAHN', code: 'CAHN', colors: ['#8E1F2B', '#E3B23C'] },
    away: {
      teamId: 't2',
      name: 'Thép Xanh Nam Định',
      shortName: 'Nam Định',
      code: 'TXNĐ',
      colors: ['#1F4F97', '#EFEFF2'],
    },
    status: RawStatus.secondHalf,
    state: MatchState.live,
    kickOff: '2026-11-20T12:15:00Z',
    halfStart: '2026-11-20T13:09:30Z',
    homeScore: 2,
    awayScore: 1,
    homeHalfScore: 1,
    awayHalfScore: 1,
    awayRed: 1,
    homeYellow: 1,
    awayYellow: 2,
    homeCorner: 6,
    awayCorner: 3,
    updatedAt: '2026-11-20T13:30:00Z',
    hot: true,
    commentators: [{ userId: 7, name: 'Gió Lào', profilePicture: null, roomNumber: 1024, groupId: 41, live: true }],
    viewers: 18_420,
    ...part,
  });
}

/** A match before kick-off. */
export const coming = (part: Partial<Fixture> = {}): Fixture =>
  fixture({
    status: RawStatus.notStarted,
    state: MatchState.coming,
    kickOff: '2026-11-20T14:00:00Z',
    halfStart: null,
    homeScore: null,
    awayScore: null,
    homeHalfScore: null,
    awayHalfScore: null,
    awayRed: 0,
    ...part,
  });

export function message(part: Partial<ChatMessage> = {}): ChatMessage {
  const groupMessageId = part.groupMessageId ?? 1;
  return aMessage({
    groupMessageId,
    sequence: groupMessageId,
    revision: groupMessageId,
    uuid: `uuid-${groupMessageId}`,
    userId: 3,
    username: 'tuankiet',
    showName: 'Đặng Tuấn Kiệt',
    role: 'guest',
    isGuest: 1,
    filteredMessage: 'Hay quá',
    createdAt: '2026-11-20T13:29:00Z',
    ...part,
  });
}

export const navigation: NavigationData = {
  primarys: [
    { label: 'Trực tiếp', href: '/truc-tiep', badge: 'live' },
    { label: 'Tỷ lệ kèo', href: '/ty-le-keo' },
  ],
  footerNav: [{ label: 'Trực tiếp', href: '/truc-tiep' }],
  topMarquee: [{ label: '19:15 tối nay: Công An Hà Nội gặp Thép Xanh Nam Định', href: '/truc-tiep' }],
};

export const rootData = (part: Partial<RootData> = {}): RootData => ({
  navigation,
  totals: { totalLive: 1, totalMode: 1, list: [fixture()] },
  now: NOW,
  timezone: 'Asia/Ho_Chi_Minh',
  siteOrigin: 'https://khandai.test',
  origin: 'demo',
  language: 'vi',
  sentences: {},
  site: { domain: null, seo: null, left: null, right: null },
  build: 'build-1',
  analyticsSrc: null,
  imageHosts: [],
  ...part,
});

export const liveRoom = (part: Partial<LiveRoom> = {}): LiveRoom => {
  const shown = part.fixture ?? fixture();
  const [commentator = null] = shown.commentators;
  return {
    fixture: shown,
    location: 'Sân Hàng Đẫy',
    season: '2026/27',
    phase: 'league',
    shots: [],
    kicks: [],
    events: [
      {
        eventId: 'e1',
        type: 1,
        minute: 17,
        addedMinute: 0,
        homeEvent: true,
        playerName: 'Lê Văn An',
        otherPlayerName: 'Trần Bình',
        homeScore: 1,
        awayScore: 0,
      },
      {
        eventId: 'e2',
        type: 3,
        minute: 45,
        addedMinute: 2,
        homeEvent: false,
        playerName: 'Phạm Văn Cường',
        otherPlayerName: null,
        homeScore: null,
        awayScore: null,
      },
      {
        eventId: 'e3',
        type: 2,
        minute: 66,
        addedMinute: 0,
        homeEvent: false,
        playerName: 'Đỗ Duy',
        otherPlayerName: null,
        homeScore: null,
        awayScore: null,
      },
    ],
    stats: [{ type: 14, home: 54, away: 46 }],
    lineUps: null,
    commentary: [],
    boards: { tips: true, openTips: true, tonightTips: true, earlier: true, fanRooms: [41] },
    hosts: [
      {
        commentator,
        groupId: 41,
        roomName: 'Phòng Gió Lào',
        links: [{ linkId: 1, name: 'Đường 1', kind: 'hls', url: '/channel/demo/master.m3u8', licence: 'own' }],
        viewers: 1_204,
        guestsWrite: true,
      },
    ],
    ...part,
  };
};

/** matchId, companyId, initial line/home/away, instant line/home/away, maintenance, inPlay, changeTime, close, oddsType */
export const oddsBoard = (part: Partial<OddsBoard> = {}): OddsBoard => ({
  companies: [{ companyId: 8, name: 'Nhà cái A' }],
  companyId: 8,
  fixtures: [fixture()],
  rows: {
    handicap: ['f1,8,0.5,0.88,1.04,0.25,0.92,1.02,false,true,1763645400,false,3'],
    overUnder: ['f1,8,2.75,0.90,1.04,3.5,0.84,1.06,1763645400,false,3'],
    europeOdds: ['f1,8,1.85,3.50,4.10,1.32,4.60,9.50,1763645400,false,3'],
  },
  updatedAt: '2026-11-20T13:30:00Z',
  ...part,
});

export const chatRoom = (part: Partial<ChatRoom> = {}): ChatRoom => ({
  groupId: 30,
  name: 'Khán đài chung',
  kind: 'group',
  followed: false,
  otherUser: null,
  privateMessage: 0,
  vipGroup: 0,
  authorId: null,
  online: 12,
  unread_messages: 0,
  last_read_message_id: null,
  lastMessage: message(),
  ...part,
});
