import { MatchState } from '@khandai/contracts';
import { chatRoom, coming, fixture, message } from '../../../test/fixtures';
import { coversQuotes } from './covers-quotes';
import { toldMatches } from './use-talk-cover';

const at = (minute: string, part = {}) => ({ ...fixture(part), from: `2026-11-20T13:${minute}:00Z` });
const said = (minute: string) => message({ createdAt: `2026-11-20T13:${minute}:00Z` });
const [first, second, third] = [
  at('00', { fixtureId: 'a' }),
  at('20', { fixtureId: 'b' }),
  at('40', { fixtureId: 'c' }),
];

describe('the matches that messages may tell', () => {
  const told = (messages: ReturnType<typeof said>[], matches = [first, second, third], subject = {}) =>
    toldMatches({ groupId: 41, talk: { messages, matches } }, subject, (match) => match).map(
      ({ fixtureId }) => fixtureId,
    );

  test('are those between the oldest and the newest message', () => {
    expect(told([said('05'), said('25')])).toEqual(['a', 'b']);
    expect(told([said('25'), said('30')])).toEqual(['b']);
    expect(told([message({ createdAt: '2026-11-20T12:00:00Z' }), said('05')])).toEqual(['a']);
    expect(told([message({ createdAt: '2026-11-20T12:00:00Z' })])).toEqual([]);
    expect(told([])).toEqual([]);
  });

  test('is the match of the page alone where there is one', () => {
    expect(told([said('05')], undefined, { about: { fixtureId: 'x', state: MatchState.live } })).toEqual(['x']);
  });

  test('is an unknown one in the own room of a match, and none in a room of the site', () => {
    expect(told([said('05')], [], { isOfMatch: true })).toEqual(['room 41']);
    expect(told([said('05')], [])).toEqual([]);
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

  test('are covered where the room is not known, and never in rooms of the site and conversations', () => {
    expect([covers(undefined), covers(group), covers(chatRoom({ kind: 'private' }))]).toEqual([true, false, false]);
  });
});
