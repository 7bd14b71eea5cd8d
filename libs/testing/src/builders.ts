import type { ChatMessage, Fixture, UserInfo } from '@khandai/contracts';
import { MatchState, SportType } from '@khandai/contracts';

const KICK_OFF = '2026-11-20T12:00:00.000Z';

/** A football match before kick-off; a test overrides the fields it checks. */
export function aFixture(overrides: Partial<Fixture> = {}): Fixture {
  const fixtureId = overrides.fixtureId ?? 'fx-1';
  return {
    fixtureId,
    link: `ha-noi-vs-nam-dinh-${fixtureId}`,
    sportType: SportType.football,
    league: { leagueId: 'vl1', name: 'V.League 1', shortName: 'V.League', color: '#c8102e' },
    round: '12',
    home: { teamId: 'hn', name: 'Hà Nội FC', shortName: 'Hà Nội', code: 'HN', colors: ['#4b2e83', '#ffd100'] },
    away: {
      teamId: 'nd',
      name: 'Thép Xanh Nam Định',
      shortName: 'Nam Định',
      code: 'ND',
      colors: ['#ffd100', '#0057b8'],
    },
    status: 0,
    state: MatchState.coming,
    awarded: false,
    kickOff: KICK_OFF,
    movedFrom: null,
    dateOnly: false,
    halfStart: null,
    injuryTime: 0,
    period: 0,
    homeScore: null,
    awayScore: null,
    homeHalfScore: null,
    awayHalfScore: null,
    homeRed: 0,
    awayRed: 0,
    homeYellow: 0,
    awayYellow: 0,
    homeCorner: 0,
    awayCorner: 0,
    extra: null,
    aggregate: null,
    updatedAt: KICK_OFF,
    hot: false,
    origin: 'demo',
    goalTimesEstimated: false,
    commentators: [],
    viewers: 0,
    ...overrides,
  };
}

/** A chat message in room 30. Its id, revision and uuid derive from its sequence unless overridden. */
export function aMessage(overrides: Partial<ChatMessage> = {}): ChatMessage {
  const sequence = overrides.sequence ?? 1;
  return {
    groupId: 30,
    groupMessageId: sequence,
    sequence,
    revision: sequence,
    uuid: `message-${sequence}`,
    userId: 7,
    username: 'minhkhoi',
    showName: 'Minh Khôi',
    profilePicture: null,
    colorName: '1',
    role: 'member',
    isGuest: 0,
    simulated: false,
    filteredMessage: `Tin số ${sequence}`,
    systemMessage: 0,
    vipGroup: 0,
    parentMessageId: null,
    parent: null,
    reaction: null,
    listReaction: [],
    totalReactions: 0,
    updatedReaction: false,
    attachments: [],
    createdAt: KICK_OFF,
    ...overrides,
  };
}

/** A registered member. */
export function aUser(overrides: Partial<UserInfo> = {}): UserInfo {
  return {
    userId: 7,
    guest: 0,
    username: 'minhkhoi',
    displayName: 'Minh Khôi',
    nickname: 'Minh Khôi',
    profilePicture: null,
    emailAddress: null,
    emailVerified: false,
    phoneNumber: null,
    phoneVerified: false,
    siteRoleId: 0,
    role: 'member',
    balance: 0,
    hideStatus: false,
    ...overrides,
  };
}
