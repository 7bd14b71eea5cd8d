import type { ChatMessage } from '@khandai/contracts';
import { fixture, message } from '../../../test/fixtures';
import { talkLines } from './talk-lines';
import { firstUnread } from './use-opened-unread';

const VIETNAM = 'Asia/Ho_Chi_Minh';
const said = (id: number, createdAt: string, part: Partial<ChatMessage> = {}) =>
  message({ groupMessageId: id, createdAt, ...part });

const shape = (messages: readonly ChatMessage[], part: Partial<Parameters<typeof talkLines>[1]> = {}) =>
  talkLines(messages, { matches: [], timezone: VIETNAM, firstUnread: undefined, ...part }).lines.map((line) =>
    line.kind === 'message' ? (line.follows ? '+' : 'o') : line.kind,
  );

describe('lines of a talk', () => {
  const evening = said(1, '2026-11-20T16:59:30Z');
  const midnight = said(2, '2026-11-20T17:00:10Z');

  test('a new day of the reader’s zone has a line, and starts a new group', () => {
    expect(shape([evening, midnight])).toEqual(['o', 'day', 'o']);
    expect(shape([evening, midnight], { timezone: 'Europe/London' })).toEqual(['o', '+']);
  });

  test('the day and the match of the first message are above the list, so that older pages move nothing', () => {
    const match = { ...fixture(), from: '2026-11-20T12:00:00Z' };
    const talk = talkLines([evening], { matches: [match], timezone: VIETNAM, firstUnread: undefined });
    expect([talk.at, talk.match, talk.lines.length]).toEqual([Date.parse(evening.createdAt), match, 1]);
    expect(talkLines([], { matches: [match], timezone: VIETNAM, firstUnread: undefined }).at).toBeUndefined();
  });

  test('another match and the first unread message have a line', () => {
    const first = { ...fixture(), from: '2026-11-20T12:00:00Z' };
    const next = { ...fixture({ fixtureId: 'next' }), from: '2026-11-20T17:00:00Z' };
    expect(shape([evening, midnight], { matches: [first, next], firstUnread: midnight })).toEqual([
      'o',
      'day',
      'match',
      'new',
      'o',
    ]);
  });

  test('a message about a hidden match says which match covers it', () => {
    const first = { ...fixture(), from: '2026-11-20T12:00:00Z' };
    const next = { ...fixture({ fixtureId: 'next' }), from: '2026-11-20T17:00:00Z' };
    const options = { matches: [first, next], timezone: VIETNAM, firstUnread: undefined, hidden: ['next'] };
    const covers = talkLines([evening, midnight], options).lines.map((line) =>
      line.kind === 'message' ? line.covered : line.kind,
    );
    expect(covers).toEqual([undefined, 'day', 'match', next]);
  });

  test('a poll has a line where it started, unless older messages are not loaded', () => {
    const poll = (startedAt: string) => ({ pollId: 4, startedAt });
    expect(shape([evening, midnight], { poll: poll('2026-11-20T17:00:00Z') })).toEqual(['o', 'poll', 'day', 'o']);
    expect(shape([evening], { poll: poll('2026-11-20T17:00:00Z') })).toEqual(['o', 'poll']);
    expect(shape([evening, midnight], { poll: poll('2026-11-20T16:00:00Z') })).toEqual(['o', 'day', 'o']);
    expect(shape([], { poll: poll('2026-11-20T16:00:00Z') })).toEqual(['poll']);
  });

  test('messages of one author within two minutes are one group; a reply is not', () => {
    const at = (seconds: number) => new Date(Date.parse('2026-11-20T13:00:00Z') + seconds * 1_000).toISOString();
    const parent = { showName: 'An', filteredMessage: 'Vào' };
    expect(
      shape([
        said(1, at(0)),
        said(2, at(60)),
        said(3, at(200)),
        said(4, at(201), { parent }),
        said(5, at(202), { userId: 9 }),
      ]),
    ).toEqual(['o', '+', 'o', 'o', 'o']);
  });
});

describe('the first unread message', () => {
  const talk = [1, 2, 3].map((id) => message({ groupMessageId: id, userId: id === 2 ? 7 : 3 }));
  const of = (lastRead: number, hasOlder = true) => firstUnread(talk, { lastRead, hasOlder, userId: 7 });

  test('is that of another user after the last one read', () => {
    expect([of(1), of(2), of(3)]).toEqual([talk[2], talk[2], undefined]);
  });

  test('is not known while older messages are not loaded', () => {
    expect([of(0), of(0, false)]).toEqual([undefined, talk[0]]);
    expect(firstUnread([], { lastRead: 0, hasOlder: false, userId: 7 })).toBeUndefined();
  });
});
