import type { PendingMessage } from '@khandai/chat-socket';
import type { ChatMessage } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { FakeClock } from '@khandai/testing';
import { act, render, screen } from '@testing-library/react';
import { observable } from 'mobx';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { message, NOW, rootData } from './fixtures';
import { AppProviders } from '../app/assembly/AppProviders';
import type { Channel } from '../app/domains/chat/chat-room-deps';
import { ChatRoomContext, TalkCoverContext } from '../app/domains/chat/chat-room-context';
import { TalkCover } from '../app/domains/chat/TalkCover';
import { RoomNotices } from '../app/domains/chat/civil/RoomNotices';
import { ChatCover } from '../app/domains/chat/ChatCover';
import { ChatRoomStore } from '../app/domains/chat/ChatRoomStore';
import { GiftBanners } from '../app/domains/chat/gifts/GiftBanners';

const own = { uuid: 'u1', text: 'Chào cả nhà', parentMessageId: null, writtenAt: NOW };
const sending: PendingMessage = { ...own, status: 'sending' };
const failed: PendingMessage = {
  ...own,
  status: 'sendFail',
  fault: { code: 500, msg: 'Máy chủ bận.', retryAfterMs: 0 },
};

/** A room whose channel says what the test changes of it. */
function room(part: Partial<Channel>, content: (pressed: () => void) => ReactNode) {
  const changed = new Emitter<void>();
  const shown = observable.set<string>();
  const done: string[] = [];
  const channel = {
    ...{ changed, announced: new Emitter<ChatMessage>(), heard: new Emitter<readonly ChatMessage[]>() },
    ...{ messages: [message()], pending: [], state: { status: 'live' }, history: { status: 'idle' }, matches: [] },
    ...{ hasOlder: false, online: 1, joins: null, roomState: null, mine: null },
    send: () => own.uuid,
    resend: (uuid: string) => void done.push(`resend ${uuid}`),
    discard: (uuid: string) => void done.push(`discard ${uuid}`),
    react: () => Promise.resolve(),
    loadHistory: async () => void done.push('load'),
    ...part,
  } satisfies Channel;
  const unused = () => {
    throw new Error('not asked for');
  };
  const store = new ChatRoomStore(
    41,
    { history: undefined, online: 1 },
    {
      clock: { now: NOW, exact: () => NOW },
      log: { warn: unused },
      viewer: { isMember: false },
      gifts: new GiftBanners({ timers: new FakeClock(), storage: { getItem: () => null, setItem: () => undefined } }),
      join: () => channel,
      pageBefore: unused,
      refused: unused,
      asMember: unused,
    },
  );
  const visit = new AbortController();
  store.open(visit.signal);
  const pressed: number[] = [];
  const revealed: string[] = [];
  const cover = new TalkCover(
    store,
    { kind: 'hosted' },
    {
      latest: (match) => match,
      spoilers: {
        hides: true,
        hidesPart: ({ fixtureId }) => !shown.has(fixtureId),
        revealPart: (fixtureId) => {
          revealed.push(fixtureId);
          shown.add(fixtureId);
        },
      },
    },
  );
  const Room = () => (
    <AppProviders data={rootData()} live={false}>
      <ChatRoomContext value={store}>
        <TalkCoverContext value={cover}>{content(() => pressed.push(1))}</TalkCoverContext>
      </ChatRoomContext>
    </AppProviders>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Room }]);
  render(<Stub initialEntries={['/']} />);
  const say = (change: Partial<Channel>) =>
    act(() => {
      Object.assign(channel, change);
      changed.emit();
    });
  return { store, say, done, pressed, revealed };
}

const covered = (part: Partial<Channel> = {}) => room(part, (press) => <ChatCover onPress={press} />);

const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) =>
  act(() => {
    button(name)?.click();
  });

test('what the reader writes is shown over covered messages while it is sent, and that it is sent', () => {
  const { store, say } = covered();
  say({});
  expect(button('Hiện ở đây')).not.toBeNull();
  act(() => {
    store.write(own.text);
    store.send();
  });
  say({ pending: [sending] });
  expect([screen.queryByText(own.text), screen.queryByText('Đang gửi…')]).not.toContain(null);
  expect(screen.queryByText('Tin của bạn đã gửi.')).toBeNull();
  say({ pending: [], messages: [message(), message({ uuid: own.uuid, groupMessageId: 2, sequence: 2 })] });
  expect([screen.queryByText(own.text), screen.queryByText('Tin của bạn đã gửi.') === null]).toEqual([null, false]);
});

test('a message that was not sent is sent again or discarded while the others are covered', () => {
  const { say, done } = covered();
  say({ pending: [failed] });
  expect(screen.queryByText(/Máy chủ bận/)).not.toBeNull();
  press('Gửi lại');
  press('Xóa');
  expect(done).toEqual(['resend u1', 'discard u1']);
});

test('a message that waits for a moderator is shown too', () => {
  const { say } = covered();
  const held = { uuid: 'h', filteredMessage: 'Chờ duyệt nhé', createdAt: new Date(NOW).toISOString() };
  const free = { bannedUntil: null, forever: false, reason: null, requested: false, slowUntil: null };
  say({ mine: { ...free, moderator: false, followed: false, vote: null, held: [held] } });
  expect(screen.queryByText('Chờ duyệt nhé')).not.toBeNull();
});

test('while the messages load there is nothing to press, and where they did not load there is a retry', () => {
  const { say, done, pressed } = covered({ messages: [], state: { status: 'joining' } });
  say({});
  expect(button('Hiện ở đây')).toBeNull();
  say({ history: { status: 'failed', error: new Error('offline') } });
  expect(button('Hiện ở đây')).toBeNull();
  press('Thử lại');
  expect(done).toEqual(['load']);
  say({ state: { status: 'live' }, history: { status: 'idle' }, messages: [message()] });
  press('Hiện ở đây');
  expect(pressed).toEqual([1]);
});

test('what is pinned and asked from before the loaded messages is covered, each with a button of its own', () => {
  const { say, revealed } = room({}, () => <RoomNotices />);
  const [before, later] = [new Date(NOW - 3_600_000).toISOString(), new Date(NOW - 3_000_000).toISOString()];
  const pinned = message({ uuid: 'p', createdAt: before, filteredMessage: 'Hết giờ 2–1!' });
  const poll = {
    ...{ pollId: 4, authorId: 7, authorName: 'BLV', question: 'Bàn thứ ba đẹp không?', closed: false, total: 0 },
    ...{ options: [{ text: 'Có', votes: null }], startedAt: later, endsAt: new Date(NOW + 60_000).toISOString() },
  };
  const free = { followersOnly: false, membersOnly: false, emojiOnly: false, newcomersClosed: false, closed: false };
  const rules = { slowSeconds: 0, reviewHeld: false, rules: '' };
  say({ roomState: { ...free, ...rules, pinned, poll } });
  expect(document.body.textContent).not.toMatch(/2–1|Bàn thứ ba/);
  press('Hiện tin ghim');
  expect(screen.queryByText('Hết giờ 2–1!', { exact: false })).toBe(document.activeElement);
  expect([button('Hiện tin ghim'), revealed.length]).toEqual([null, 1]);
  press('Hiện bình chọn');
  expect(document.activeElement?.textContent).toMatch(/Bàn thứ ba/);
  // A screen reader reads what has the focus: only what comes of it later is announced.
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced().join('')).not.toMatch(/Bàn thứ ba/);
  say({ roomState: { ...free, ...rules, pinned, poll: { ...poll, closed: true } } });
  expect(announced().join('')).toMatch(/Bàn thứ ba/);
});
