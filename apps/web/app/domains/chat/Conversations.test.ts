import { ApiError } from '@khandai/api-client';
import { type ChatRoom, Code } from '@khandai/contracts';
import { chatRoom } from '../../../test/fixtures';
import { Conversations } from './Conversations';

const LAN = 8;

const refusal = (code: number) => new ApiError({ kind: 'answer', message: 'Không được.', code, status: 403 });

function build() {
  const shown: number[] = [];
  const answers: { open: Error | undefined; blocked: boolean } = { open: undefined, blocked: false };
  const asked: number[] = [];
  const other = { userId: LAN, username: 'lan', showName: 'Lan', profilePicture: null, blocked: false };
  const room: ChatRoom = chatRoom({ groupId: 90, kind: 'private', name: '', otherUser: other });
  const conversations = new Conversations({
    open: () => (answers.open ? Promise.reject(answers.open) : Promise.resolve(room)),
    block: () => Promise.resolve(),
    isBlocked: (userId) => {
      asked.push(userId);
      return Promise.resolve(answers.blocked);
    },
    show: ({ groupId }) => shown.push(groupId),
  });
  return { conversations, answers, shown, asked };
}

test('[CH11] (browser part) a member who takes no messages opens none, without an error, and counts as refusing from then on', async () => {
  const { conversations, answers, shown } = build();
  answers.open = refusal(Code.notPermissions);
  expect(await conversations.open(LAN)).toBeUndefined();
  expect([conversations.isRefused(LAN), conversations.isRefused(9), shown]).toEqual([true, false, []]);
  answers.open = undefined;
  expect(await conversations.open(LAN)).toMatchObject({ groupId: 90 });
  expect([conversations.isRefused(LAN), shown]).toEqual([false, [90]]);
});

test('[CH11] (browser create part) a user who may open none is refused for every member', async () => {
  const { conversations, answers } = build();
  answers.open = refusal(Code.notPermissionsForCreate);
  expect(await conversations.open(LAN)).toBeUndefined();
  expect(conversations.isRefused(9)).toBe(true);
});

test('every other failure is the caller’s to show', async () => {
  const { conversations, answers } = build();
  answers.open = refusal(Code.tooManyRequests);
  await expect(conversations.open(LAN)).rejects.toThrow('Không được.');
  expect(conversations.isRefused(LAN)).toBe(false);
});

test('whether a member is blocked is asked once, and follows the user’s own choice', async () => {
  const { conversations, answers, asked } = build();
  answers.blocked = true;
  expect(conversations.isBlocked(LAN)).toBeUndefined();
  await conversations.learnBlock(LAN);
  await conversations.learnBlock(LAN);
  expect([conversations.isBlocked(LAN), asked]).toEqual([true, [LAN]]);
  await conversations.block(LAN, false);
  expect(conversations.isBlocked(LAN)).toBe(false);
});
