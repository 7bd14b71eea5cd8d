import { DEFAULT_GROUP_ID, MatchState, RACE_GROUP_ID } from '@khandai/contracts';
import { chatRoom, coming, fixture, message } from '../../../test/fixtures';
import { coversQuotes } from './covers-quotes';
import { spoiledMatches } from './use-talk-cover';

const at = (minute: string, part = {}) => ({ ...fixture(part), from: `2026-11-20T13:${minute}:00Z` });
const said = (minute: string) => message({ createdAt: `2026-11-20T13:${minute}:00Z` });
const [first, second, third] = [
  at('00', { fixtureId: 'a' }),
  at('20', { fixtureId: 'b' }),
  at('40', { fixtureId: 'c' }),
];

describe('the matches whose scores a room may tell', () => {
  const spoiled = (
    messages: ReturnType<typeof said>[],
    matches = [first, second, third],
    subject = {},
    isLoading = false,
  ) =>
    spoiledMatches(
      { groupId: 41, talk: { messages, matches }, isLoading, failed: false },
      subject,
      (match) => match,
    ).map(({ fixtureId }) => fixtureId);

  test('are those between the oldest and the newest message', () => {
    expect(spoiled([said('05'), said('25')])).toEqual(['a', 'b']);
    expect(spoiled([said('25'), said('30')])).toEqual(['b']);
    expect(spoiled([message({ createdAt: '2026-11-20T12:00:00Z' }), said('05')])).toEqual(['a']);
    expect(spoiled([message({ createdAt: '2026-11-20T12:00:00Z' })])).toEqual([]);
    expect(spoiled([])).toEqual([]);
  });

  test('are that of the page too, which its messages may not be about', () => {
    const about = { fixtureId: 'x', state: MatchState.coming };
    expect(spoiled([said('05')], undefined, { about })).toEqual(['x', 'a']);
    // The page of an ended match, whose reader goes on to what is written now.
    expect(spoiled([said('45')], undefined, { about: { ...about, fixtureId: 'a' } })).toEqual(['a', 'c']);
    expect(spoiled([], undefined, { about })).toEqual(['x']);
  });

  test('are an unknown one in the own room of a match, and none in a room without any in reach', () => {
    expect(spoiled([said('05')], [], { isOfMatch: true })).toEqual(['room 41']);
    expect(spoiled([said('05')], [])).toEqual([]);
    expect(spoiled([said('05')], [], { isHosted: true })).toEqual([]);
  });

  test('are not known while the messages of a commentator load: what is pinned there may be about any', () => {
    expect(spoiled([], [], { isHosted: true }, true)).toEqual(['room 41']);
    expect(spoiled([], [], {}, true)).toEqual([]);
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
