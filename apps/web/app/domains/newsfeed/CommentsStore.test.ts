import { CommentsStore } from './CommentsStore';
import { aPost } from './samples';

describe('CommentsStore', () => {
  test('keeps what was typed, or a comment that was refused, until the post opens again', async () => {
    const unsent = new Map<string, string>();
    const api = { call: () => Promise.reject(new Error('offline')) };
    const open = (id: number) => new CommentsStore(aPost(id), { api: api as never, uuid: () => 'a-uuid', unsent });
    const first = open(1);
    first.keepDraft('Đang viết');
    first.close();
    expect([open(1).draft, open(2).draft]).toEqual(['Đang viết', '']);

    const second = open(2);
    await second.say('Hay quá', null);
    second.close();
    const again = open(2);
    expect(again.draft).toBe('Hay quá');
    again.keepDraft(' ');
    again.close();
    expect([...unsent.keys()]).toEqual(['comment-1']);
  });
});
