import { PostType, PostVisibility } from '@khandai/contracts';
import { type SubjectRef, UnsentPost } from './post-draft.js';

const an = { userId: 3, username: 'an.viet', showName: 'An Viết', profilePicture: null };
const match: SubjectRef = { type: PostType.shareLive, fixtureId: 'm1', hostId: 5 };

/** A place for one draft, and the forms that are opened over it. */
function place(text: string | null = null) {
  let kept = text;
  let uuids = 0;
  return {
    kept: () => kept,
    open: (content = '', subject: SubjectRef | null = null) =>
      new UnsentPost({
        place: { read: () => kept, write: (next) => void (kept = next), clear: () => void (kept = null) },
        uuid: () => `uuid-${(uuids += 1)}`,
        ...{ content, subject },
      }),
  };
}

describe('an unsent post', () => {
  test('[NF23] goes on from its draft, and an empty or a stored one leaves none', () => {
    const { open, kept } = place();
    const first = open();
    first.type('Chào @An Viết', [an]);
    first.show(PostVisibility.private);
    first.attach(match);
    const again = open('Chữ của bài');
    expect(again.draft).toEqual(first.draft);
    again.type(' ');
    again.attach(null);
    expect([kept(), open('Chữ của bài').draft.content]).toEqual([null, 'Chữ của bài']);
    again.type('Xin chào');
    expect(kept()).not.toBeNull();
    again.forget();
    expect(kept()).toBeNull();
  });

  test('[NF23] keeps its uuid for every try with the same post, also in another form; another post has another one', () => {
    const { open } = place();
    const first = open();
    first.type('Xin chào');
    first.try(null, []);
    const again = open();
    again.try(null, []);
    const uuids = [first.draft.uuid, again.draft.uuid];
    again.try(null, [{ sourceId: 9 }]);
    uuids.push(again.draft.uuid);
    again.try(match, [{ sourceId: 9 }]);
    uuids.push(again.draft.uuid);
    again.type('Xin chào cả nhà');
    again.type('Xin chào cả nhà!');
    uuids.push(again.draft.uuid);
    expect(uuids).toEqual(['uuid-1', 'uuid-1', 'uuid-2', 'uuid-3', 'uuid-4']);
  });

  test('[NF23] is kept after a try although it says nothing, because the site may have stored it', () => {
    const { open, kept } = place();
    const share = open();
    share.try(null, []);
    expect(kept()).toContain('uuid-1');
    expect(open().draft.uuid).toBe('uuid-1');
  });

  test('[NF23] starts with a card instead of that of the draft', () => {
    const { open } = place();
    open('', match).type('Xem trận này');
    const tip: SubjectRef = { type: PostType.shareTip, id: 4 };
    expect([open('', tip).draft.subject, open().draft.subject]).toEqual([tip, match]);
  });

  test('[NF23] trusts nothing that is kept', () => {
    for (const text of ['{', 'null', '7', '{"content":1,"uuid":"a"}', 'Xin chào'])
      expect(place(text).open().draft.content).toBe('');
    const odd = { content: 'a', uuid: 'b', visibility: 3, people: [null, { userId: 'x' }], subject: { fixtureId: 4 } };
    expect(place(JSON.stringify(odd)).open().draft).toEqual({
      ...{ content: 'a', uuid: 'b', visibility: 1, tried: null, people: [], subject: null },
    });
  });
});
