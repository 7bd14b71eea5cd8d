import { type ChatMessage, DEFAULT_GROUP_ID, MatchState, RACE_GROUP_ID, type RoomMatch } from '@khandai/contracts';
import { chatRoom, coming, fixture, message } from '../../../test/fixtures';
import type { SpoiledMatch } from '../match';
import { coversQuotes } from './covers-quotes';
import { type RoomSubject, TalkCover } from './TalkCover';

const at = (minute: string, part = {}) => ({ ...fixture(part), from: `2026-11-20T13:${minute}:00Z` });
const said = (minute: string) => message({ createdAt: `2026-11-20T13:${minute}:00Z` });
const before = message({ createdAt: '2026-11-20T12:00:00Z' });
const [first, second, third] = [
  at('00', { fixtureId: 'a' }),
  at('20', { fixtureId: 'b' }),
  at('40', { fixtureId: 'c' }),
];

/** A room on screen, for a reader who hides the scores of `hidden`, and of what is older than the loaded messages. */
function room(part: {
  messages?: readonly ChatMessage[];
  matches?: readonly RoomMatch[];
  now?: { readonly messages: readonly ChatMessage[]; readonly matches: readonly RoomMatch[] };
  subject?: RoomSubject;
  isLoading?: boolean;
  hidden?: readonly string[] | undefined;
  hides?: boolean;
  shown?: string[];
}) {
  const { messages = [], matches = [first, second, third], isLoading = false, subject = { kind: 'hosted' } } = part;
  const { hides = true, hidden = ['a', 'b', 'c', 'x', 'room 41'], shown = [] } = part;
  const covers = (fixtureId: string) => hidden.includes(fixtureId) || fixtureId.startsWith('before ');
  const cover = new TalkCover(
    { groupId: 41, talk: { messages, matches, now: part.now ?? { messages, matches } }, isLoading, failed: false },
    subject,
    {
      latest: (match) => match,
      spoilers: {
        hides,
        hidesPart: ({ fixtureId, state }) =>
          hides && state !== MatchState.coming && covers(fixtureId) && !shown.includes(fixtureId),
        revealPart: (fixtureId) => void shown.push(fixtureId),
      },
    },
  );
  return { cover, shown };
}
const time = (minute: string) => said(minute).createdAt;
const unseen = `before ${time('10')}`;

describe('the cover of a room', () => {
  test('is over all messages while each is about a hidden match', () => {
    expect(room({ messages: [said('05'), said('25')] }).cover.isWhole).toBe(true);
    expect(room({ messages: [said('05'), said('25')], hidden: ['b'] }).cover.isWhole).toBe(false);
    expect(room({ messages: [said('25'), said('30')], hidden: ['b'] }).cover.isWhole).toBe(true);
    expect(room({ messages: [before, said('05')] }).cover.isWhole).toBe(false);
    expect(room({ messages: [] }).cover.isWhole).toBe(false);
  });

  test('is over all messages while the match of the page is hidden, which its messages may not be about', () => {
    const match = { fixtureId: 'x', state: MatchState.live };
    const page = (part: { match: SpoiledMatch; hidden: string[]; messages?: ChatMessage[] }) =>
      room({ messages: [said('45')], ...part, subject: { kind: 'hosted', match: part.match } }).cover.isWhole;
    expect(page({ match, hidden: ['x'] })).toBe(true);
    expect(page({ match, hidden: ['x'], messages: [] })).toBe(true);
    expect(page({ match: { ...match, state: MatchState.coming }, hidden: ['x'] })).toBe(false);
    expect(page({ match: { ...match, state: MatchState.coming }, hidden: ['c'] })).toBe(true);
  });

  test('is over the own room of a match outside of its page, whose match is not known', () => {
    const matches = { matches: [], messages: [said('05')] };
    expect(room({ ...matches, subject: { kind: 'match' } }).cover.isWhole).toBe(true);
    expect(room(matches).cover.isWhole).toBe(false);
  });

  test('is over the room of a commentator while the messages load: it is not known of which matches they are', () => {
    expect(room({ isLoading: true }).cover.isWhole).toBe(true);
    const other = new TalkCover(
      {
        groupId: 41,
        talk: { messages: [], matches: [], now: { messages: [], matches: [] } },
        isLoading: true,
        failed: false,
      },
      undefined,
      { latest: (match) => match, spoilers: { hides: true, hidesPart: () => true, revealPart: () => undefined } },
    );
    expect([other.isWhole, other.isCovered(time('10'))]).toEqual([false, false]);
  });

  test('goes from all matches on screen with one press, and not from those before their kick-off', () => {
    const match = { fixtureId: 'x', state: MatchState.live };
    const coming = { ...second, state: MatchState.coming };
    const { cover, shown } = room({
      messages: [said('05'), said('25'), said('45')],
      matches: [first, coming, third],
      subject: { kind: 'hosted', match },
    });
    cover.showAll();
    expect([shown, cover.isWhole]).toEqual([['x', 'a', 'c'], false]);
  });

  test('is over single messages about another hidden match: older pages do not cover again what is shown', () => {
    const { cover, shown } = room({ messages: [said('05'), said('25'), said('45')], hidden: ['a', 'c'] });
    expect([cover.isWhole, cover.hidden]).toEqual([false, ['a', 'c']]);
    expect([time('05'), time('25'), time('45')].map(cover.isCovered)).toEqual([true, false, true]);
    cover.show(first);
    expect(shown).toEqual(['a']);
    expect([cover.hidden, cover.isCovered(time('05'))]).toEqual([['c'], false]);
  });

  test('is over a pinned message from before the loaded ones, which may be about any match', () => {
    const page = { messages: [said('25')], matches: [second], hidden: [] };
    const { cover, shown } = room(page);
    expect([cover.isWhole, cover.isCovered(time('10')), cover.isCovered(time('26'))]).toEqual([false, true, false]);
    cover.uncoverAt(time('10'))?.();
    expect([shown, cover.isCovered(time('10'))]).toEqual([[unseen], false]);
    // Older messages say of which match it is.
    const older = room({ messages: [said('05'), said('25')], hidden: ['a'], shown }).cover;
    expect([time('10'), time('11')].map(older.isCovered)).toEqual([false, true]);
    // In the own room of a match it is about that match.
    const own = { kind: 'match', match: { fixtureId: 'x', state: MatchState.live } } as const;
    expect(room({ ...page, subject: own }).cover.isCovered(time('10'))).toBe(false);
  });

  test('is over what a reply quotes: a covered message, and one that is not loaded', () => {
    const [old, newer] = [
      { ...said('05'), groupMessageId: 5 },
      { ...said('25'), groupMessageId: 25 },
    ];
    const { cover } = room({ messages: [old, newer], hidden: ['a'] });
    expect([4, 5, 25].map(cover.hidesQuote)).toEqual([true, true, false]);
    const open = room({ messages: [old, newer], hides: false }).cover;
    const own = room({ messages: [old], matches: [], subject: { kind: 'match' } }).cover;
    expect([open.hidesQuote(4), own.hidesQuote(4)]).toEqual([false, false]);
  });

  test('is over what is written now by its own match, also while the reader reads old talk', () => {
    const now = { messages: [said('45')], matches: [third] };
    const { cover } = room({ messages: [said('05')], matches: [first], now, hidden: ['c'] });
    expect([cover.isWhole, cover.hidden, cover.isCovered(time('50'))]).toEqual([false, [], true]);
    // All that is on screen is hidden, and the reader must find the way back to what is written now.
    const old = room({ messages: [said('05')], matches: [first], now, hidden: ['a'] }).cover;
    expect([old.isWhole, old.hidden]).toEqual([false, ['a']]);
  });
});

describe('messages that are quoted outside of their room', () => {
  const covers = (room: Parameters<typeof coversQuotes>[1], { hides = true, asked = false, matches = [hosted] } = {}) =>
    coversQuotes(41, room, {
      live: { live: matches },
      spoilers: { hides, hidesPart: ({ state }) => state !== MatchState.coming && !asked },
    });
  const hosted = fixture();
  const [group, match] = [chatRoom({ kind: 'group' }), chatRoom({ kind: 'match' })];

  test('are covered in rooms of matches, unless the reader asked for the chat of the match', () => {
    const [{ groupId } = { groupId: 0 }] = hosted.commentators;
    expect(groupId).toBe(41);
    expect([covers(match), covers(match, { asked: true }), covers(match, { hides: false })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(covers(match, { matches: [coming({ commentators: hosted.commentators })] })).toBe(false);
    expect(covers(match, { asked: true, matches: [] })).toBe(true);
  });

  test('are covered while one of the live matches of their commentator is', () => {
    const other = fixture({ fixtureId: 'other', commentators: hosted.commentators });
    const deps = (shown: string[]) => ({
      live: { live: [hosted, other] },
      spoilers: { hides: true, hidesPart: ({ fixtureId }: { fixtureId: string }) => !shown.includes(fixtureId) },
    });
    expect(coversQuotes(41, match, deps([hosted.fixtureId]))).toBe(true);
    expect(coversQuotes(41, match, deps([hosted.fixtureId, 'other']))).toBe(false);
  });

  test('are covered in the room of the race track, a group of the site that tells who wins', () => {
    const deps = { live: { live: [] }, spoilers: { hides: true, hidesPart: () => true } };
    expect([coversQuotes(RACE_GROUP_ID, group, deps), coversQuotes(DEFAULT_GROUP_ID, group, deps)]).toEqual([
      true,
      false,
    ]);
  });

  test('are covered where the room is not known, and never in rooms of the site and conversations', () => {
    expect([covers(undefined), covers(group), covers(chatRoom({ kind: 'private' }))]).toEqual([true, false, false]);
  });
});
