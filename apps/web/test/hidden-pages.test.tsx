/** @jest-environment node */
import { type ChatRoom, type MatchEvent, MatchState, RACE_GROUP_ID, TipResult } from '@khandai/contracts';
import type { ComponentType } from 'react';
import Chatroom from '../app/features/chatroom/routes';
import Home from '../app/features/home/routes';
import Live from '../app/features/live/routes';
import Room from '../app/features/live-room/routes';
import MatchOdds from '../app/features/odds-match/routes';
import Odds from '../app/features/odds/routes';
import { wholeBoard } from '../app/features/odds/served-board';
import Results from '../app/features/results/routes';
import Tips from '../app/features/tips/routes';
import Schedule from '../app/features/schedule/routes';
import { emptyDay, serveDay } from '../app/domains/schedule';
import { aTip } from '../app/domains/tips/samples';
import { chatRoom, coming, fixture, liveRoom, message, oddsBoard, rootData } from './fixtures';
import { renderPage, wordsOf } from './render-page';

const ok = <T,>(value: T) => ({ ok: true, value }) as const;

/** A score, half-time score and sending-off whose figures are nowhere else on a page. */
const shown = fixture({ homeScore: 871, awayScore: 872, homeHalfScore: 873, awayHalfScore: 874, awayRed: 1 });
const TELLING = /87[1-4]|8\.7[1-4]|thẻ đỏ|Lê Văn An/i;

/** A tip on that match with its result. */
const tip = aTip(shown, {
  ...{ state: 'settled', result: TipResult.win, units: 874, score: { home: 871, away: 872 } },
  settledAt: '2026-11-20T14:10:00.000Z',
});
const tips = { total: 1, list: [tip] };

/** What people write in the room of the match. */
const said = message({ filteredMessage: '871–872 rồi!' });
const history = ok({ list: [said], revision: 1 });
const goals: MatchEvent[] = liveRoom()
  .events.slice(0, 1)
  .map((event) => ({ ...event, homeScore: 871, awayScore: 872 }));
/** Its prices, which nothing else on a page has. */
const board = oddsBoard({
  fixtures: [shown],
  rows: { europeOdds: ['f1,8,1.85,3.50,4.10,8.71,8.72,8.73,1763645400,false,3'] },
});
const timezone = 'Asia/Ho_Chi_Minh';
const day = {
  ...{ scope: { sport: undefined, league: undefined }, day: '2026-11-20', night: false, timezone, leagues: [] },
  ...{
    schedule: ok({ total: 1 }),
    served: serveDay({ list: [shown], rest: [] }, []),
    dayBefore: emptyDay,
    month: { ok: false },
  },
};
const open = { status: 'open', groupId: 41, history };

const pages: readonly (readonly [string, ComponentType, object])[] = [
  ['/', Home, { featured: ok([]), leagues: [], history: ok({ list: [], revision: 1 }), lounge: undefined }],
  [
    '/truc-tiep',
    Live,
    { ok: true, today: serveDay({ list: [shown], rest: [] }, []), query: { date: '2026-11-20', timezone } },
  ],
  ['/lich-thi-dau', Schedule, { ...day, kind: 'schedule', pathname: '/lich-thi-dau' }],
  ['/ket-qua', Results, { ...day, kind: 'results', pathname: '/ket-qua' }],
  ...['overview', 'events', 'stats', 'lineUps', 'odds'].map(
    (tab) =>
      [
        `/truc-tiep/x?tab=${tab}`,
        Room,
        {
          room: liveRoom({ fixture: shown, events: goals }),
          ...{ others: ok([shown]), odds: ok(board), history, origin: 'http://a', timezone },
        },
      ] as const,
  ),
  ['/ty-le-keo', Odds, { board: ok(wholeBoard(board)) }],
  [
    '/ty-le-keo/x',
    MatchOdds,
    {
      odds: { ...board, fixture: shown },
      watched: { companyId: 8, category: 'europeOdds' },
      timezone,
    },
  ],
  [
    '/tip-keo',
    Tips,
    {
      ...{ kind: 'tonight', sort: 'win_rate', tonight: ok(tips), focus: [], settled: [tip] },
      ...{ tipsters: [tip.tipster], week: { tip } },
    },
  ],
  ['/tip-keo?muc=ket-qua', Tips, { kind: 'settled', page: 1, tips: ok(tips) }],
  [`/tip-keo/${tip.slug}`, Tips, { kind: 'tip', tip, earlier: [tip], timezone }],
  [
    '/chatroom?roomId=41',
    Chatroom,
    { rooms: ok([chatRoom({ groupId: 41, kind: 'match', lastMessage: said })]), room: open },
  ],
];

describe('pages of a reader who hides scores', () => {
  const root = rootData({ totals: { totalLive: 1, totalMode: 1, list: [shown] } });

  test.each(pages)('%s tells neither score nor goal nor card, and says that the score is hidden', (url, Page, data) => {
    const words = (hidesScores: boolean) => renderPage({ Page, data: { ...data, hidesScores }, url, root });
    const open = wordsOf(words(false));
    const hidden = words(true);
    expect(open).toMatch(TELLING);
    expect(wordsOf(hidden)).not.toMatch(TELLING);
    // In names for screen readers too.
    expect(hidden).not.toMatch(/(?:aria-label|title|alt)="[^"]*87[1-4]/);
    if (url !== '/ty-le-keo') expect(hidden).toMatch(/đang ẩn|Hiện kết quả/i);
  });

  test('before the kick-off people and prices tell no score, and are not covered', () => {
    const ahead = coming({ fixtureId: 'f1' });
    const quiet = rootData({ totals: { totalLive: 0, totalMode: 1, list: [] } });
    const data = {
      ...{ room: liveRoom({ fixture: ahead, events: [] }), others: ok([]), odds: ok({ ...board, fixture: ahead }) },
      ...{ history, origin: 'http://a', timezone, hidesScores: true },
    };
    const words = wordsOf(renderPage({ Page: Room, data, url: '/truc-tiep/x?tab=odds', root: quiet }));
    expect(words).toMatch(/871–872 rồi!/);
    expect(words).toMatch(/8\.73/);
  });

  test('the page of a coming match covers what people write about the match before it', () => {
    const ahead = coming({ fixtureId: 'f1' });
    const former = { ...fixture({ fixtureId: 'f0', state: MatchState.ended }), from: '2026-11-20T10:00:00Z' };
    const next = { ...coming({ fixtureId: 'f1' }), from: '2026-11-20T23:00:00Z' };
    const data = {
      ...{ room: liveRoom({ fixture: ahead, events: [] }), others: ok([]), odds: ok({ ...board, fixture: ahead }) },
      ...{ history: ok({ ...history.value, matches: [former, next] }), origin: 'http://a', timezone },
    };
    const quiet = rootData({ totals: { totalLive: 0, totalMode: 1, list: [] } });
    const words = (hidesScores: boolean) =>
      wordsOf(renderPage({ Page: Room, data: { ...data, hidesScores }, url: '/truc-tiep/x?tab=odds', root: quiet }));
    expect(words(false)).toMatch(/871–872 rồi!/);
    expect(words(true)).not.toMatch(/871–872 rồi!/);
    expect(words(true)).toMatch(/Chat có thể lộ tỷ số/);
  });

  test('only the messages about a hidden match are covered, in their place, and a reply does not quote them', () => {
    const ahead = coming({ fixtureId: 'f1' });
    const former = { ...fixture({ fixtureId: 'f0', state: MatchState.ended }), from: '2026-11-20T10:00:00Z' };
    const next = { ...ahead, from: '2026-11-20T13:00:00Z' };
    const old = message({ groupMessageId: 3, createdAt: '2026-11-20T12:00:00Z', filteredMessage: '871–872 rồi!' });
    const parent = { showName: 'An', filteredMessage: '871–872 rồi!' };
    const newer = { groupMessageId: 4, createdAt: '2026-11-20T14:00:00Z', filteredMessage: 'Trận sau thì sao?' };
    const list = [old, message({ ...newer, uuid: 'm4', parentMessageId: 3, parent })];
    const data = {
      ...{ room: liveRoom({ fixture: ahead, events: [] }), others: ok([]), odds: ok({ ...board, fixture: ahead }) },
      ...{ history: ok({ list, revision: 1, matches: [former, next] }), origin: 'http://a', timezone },
    };
    const quiet = rootData({ totals: { totalLive: 0, totalMode: 1, list: [] } });
    const html = (hidesScores: boolean) =>
      renderPage({ Page: Room, data: { ...data, hidesScores }, url: '/truc-tiep/x?tab=odds', root: quiet });
    expect(wordsOf(html(false)).match(/871–872 rồi!/g)).toHaveLength(2);
    expect(wordsOf(html(true))).toMatch(/Trận sau thì sao/);
    expect(html(true)).not.toMatch(/871–872|Chat có thể lộ tỷ số/);
    expect(html(true)).toMatch(/aria-label="Hiện tin nhắn về [^"]+, đang ẩn"/);
    expect(wordsOf(html(true))).toMatch(/tin nhắn đang ẩn/);
  });

  describe('the page of chat rooms', () => {
    const words = (room: Partial<ChatRoom>, list: object) =>
      wordsOf(
        renderPage({
          Page: Chatroom,
          data: {
            rooms: ok([chatRoom({ groupId: 41, lastMessage: null, ...room })]),
            ...{ room: { status: 'open', groupId: room.groupId ?? 41, history: list }, hidesScores: true },
          },
          url: `/chatroom?roomId=${room.groupId ?? 41}`,
          root,
        }),
      );

    test('covers no room of a commentator without any match in reach', () => {
      const list = ok({ ...history.value, matches: [] });
      expect(words({ kind: 'match', authorId: 7 }, list)).toMatch(/871–872 rồi!/);
      expect(words({ kind: 'match' }, history)).not.toMatch(/871–872 rồi!/);
    });

    test('has a skeleton in the place of messages that load, and no cover', () => {
      for (const authorId of [7, null])
        expect(words({ kind: 'match', authorId }, { ok: false })).not.toMatch(/Chat có thể lộ tỷ số/);
    });

    test('covers the room of the race track, a group of the site', () => {
      expect(words({ groupId: RACE_GROUP_ID, kind: 'group' }, history)).toMatch(/Chat có thể lộ tỷ số/);
      expect(words({ kind: 'group' }, history)).toMatch(/871–872 rồi!/);
    });
  });
});
