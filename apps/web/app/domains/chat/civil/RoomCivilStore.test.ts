import type { Poll, RoomMine, RoomState } from '@khandai/contracts';
import { message, NOW } from '../../../../test/fixtures';
import { pollChoices } from './poll-view';
import { RoomCivilStore } from './RoomCivilStore';

const state: RoomState = {
  slowSeconds: 0,
  followersOnly: false,
  membersOnly: false,
  emojiOnly: false,
  newcomersClosed: false,
  reviewHeld: false,
  closed: false,
  rules: '',
  pinned: null,
  poll: null,
};
const mine: RoomMine = {
  bannedUntil: null,
  forever: false,
  reason: null,
  requested: false,
  slowUntil: null,
  moderator: false,
  followed: false,
  vote: null,
  held: [],
};
const poll: Poll = {
  pollId: 4,
  authorId: 9,
  authorName: 'Gió Lào',
  question: 'Ai là cầu thủ của trận?',
  options: [
    { text: 'Quang Hải', votes: null },
    { text: 'Xuân Son', votes: null },
  ],
  total: 3,
  startedAt: new Date(NOW - 1_000).toISOString(),
  endsAt: new Date(NOW + 60_000).toISOString(),
  closed: false,
};
const counted: Poll = {
  ...poll,
  options: [
    { text: 'Quang Hải', votes: 2 },
    { text: 'Xuân Son', votes: 1 },
  ],
};

function build() {
  const clock = { now: NOW };
  const viewer = { isMember: true, userId: 9 };
  const store = new RoomCivilStore(30, { clock, viewer });
  const says = (rules: Partial<RoomState>, own: Partial<RoomMine> = {}) => {
    store.read({ roomState: { ...state, ...rules }, mine: { ...mine, ...own } });
    return store.barrier?.kind;
  };
  return { clock, viewer, store, says };
}
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();

describe('who may write in a room', () => {
  it('everyone, before the server has said anything and in a room without rules', () => {
    const { store, says } = build();
    expect([store.barrier, store.isHeld, says({})]).toEqual([undefined, false, undefined]);
  });

  it('a banned user waits for the end of their ban, and sees it pass', () => {
    const { clock, store, says } = build();
    expect(says({}, { bannedUntil: inSeconds(10), reason: 'advert' })).toBe('banned');
    expect(store.isHeld).toBe(true);
    clock.now += 10_000;
    expect(store.isHeld).toBe(false);
    expect(says({}, { forever: true, reason: 'insult' })).toBe('banned');
  });

  it('slow mode counts down to the next message', () => {
    const { clock, store, says } = build();
    expect(says({ slowSeconds: 10 }, { slowUntil: inSeconds(7) })).toBe('slow');
    expect(store.barrier).toEqual({ kind: 'slow', seconds: 7 });
    clock.now += 6_000;
    expect(store.barrier).toEqual({ kind: 'slow', seconds: 1 });
    clock.now += 1_000;
    expect(store.barrier).toBeUndefined();
  });

  it('a room may take followers only, members only, or be paused; a guest is asked to log in', () => {
    const { viewer, store, says } = build();
    expect([says({ followersOnly: true }), says({ followersOnly: true }, { followed: true })]).toEqual([
      'followersOnly',
      undefined,
    ]);
    expect([says({ closed: true }), says({ membersOnly: true })]).toEqual(['closed', undefined]);
    viewer.isMember = false;
    expect([says({ membersOnly: true }), store.isHeld, store.membersOnly]).toEqual(['membersOnly', false, true]);
  });

  it('moderators are exempt from the rules of the room, but not from a ban', () => {
    const { store, says } = build();
    const rules = { closed: true, followersOnly: true, emojiOnly: true };
    expect([says(rules, { moderator: true }), store.note]).toEqual([undefined, undefined]);
    expect(says(rules, { moderator: true, forever: true })).toBe('banned');
  });

  it('says what a room takes, where anyone may still try', () => {
    const { store, says } = build();
    says({ emojiOnly: true });
    expect([store.note, store.isHeld]).toEqual(['emojiOnly', false]);
    says({ emojiOnly: true, newcomersClosed: true, slowSeconds: 5 });
    expect(store.note).toBe('newcomersClosed');
  });
});

describe('what a room shows above its messages', () => {
  it('a pinned message, until the user puts it away; the next one appears again', () => {
    const { store, says } = build();
    says({ pinned: message({ groupMessageId: 7 }) });
    expect(store.pinned?.groupMessageId).toBe(7);
    store.hidePinned();
    expect(store.pinned).toBeNull();
    says({ pinned: message({ groupMessageId: 8 }) });
    expect(store.pinned?.groupMessageId).toBe(8);
  });

  it('a poll, whose shares are hidden until the user has voted', () => {
    const { store, says } = build();
    says({ poll });
    const shares = () => store.poll && pollChoices(store.poll).map(({ share }) => share);
    expect([store.poll?.vote, shares()]).toEqual([null, [undefined, undefined]]);
    store.voted(counted, 1);
    expect([store.poll?.vote, shares()]).toEqual([1, [67, 33]]);
    says({ poll }, { vote: 0 });
    store.count({ ...counted, total: 4 });
    expect([store.poll?.vote, store.poll?.total]).toEqual([1, 4]);
  });

  it('the vote of a member who logged out is not the vote of the next one', () => {
    const { viewer, store, says } = build();
    says({ poll });
    store.voted(counted, 1);
    viewer.userId = 10;
    says({ poll: { ...poll, total: 4 } });
    expect(store.poll?.vote).toBeNull();
  });

  it('a poll closes at its time, and another one begins without the votes of the last', () => {
    const { clock, store, says } = build();
    says({ poll });
    store.voted(counted, 1);
    expect(store.openPoll?.pollId).toBe(4);
    clock.now += 60_000;
    expect([store.openPoll, store.poll?.closed]).toEqual([null, true]);
    says({ poll: { ...poll, pollId: 5, endsAt: inSeconds(120) } });
    expect([store.openPoll?.vote, store.poll && pollChoices(store.poll)[0]?.share]).toEqual([null, undefined]);
  });
});
