import { NotUndoable, undoOf } from './undo-of';

const entry = (logId: number, userId = 3) => ({
  logId,
  action: 'ban',
  undoable: true,
  by: { userId },
  user: { userId: 7 },
});

test('takes back the action that it was made for, also after a later one about the same user', async () => {
  const undone: unknown[] = [];
  let list = [entry(1, 4), entry(2)];
  const api = {
    call: (key: string, request: { body?: { logId: number } }) => {
      if (key.startsWith('POST')) undone.push(request.body?.logId);
      return Promise.resolve({ list });
    },
  };
  const whose = { userId: 3, groupId: undefined };
  const isBan = ({ action }: { action: string }) => action === 'ban';
  const first = undoOf(api as never, whose, isBan);
  list = [entry(5), ...list];
  const second = undoOf(api as never, whose, isBan);
  await first();
  await second();
  expect(undone).toEqual([2, 5]);
  await expect(undoOf(api as never, whose, () => false)()).rejects.toThrow(NotUndoable);
});

test('says by the press alone that the log did not load', async () => {
  const api = { call: () => Promise.reject(new Error('offline')) };
  const undo = undoOf(api as never, { userId: 3, groupId: 30 }, () => true);
  await expect(undo()).rejects.toThrow('offline');
});
