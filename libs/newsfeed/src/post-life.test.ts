import { PostMode, PostVisibility } from '@khandai/contracts';
import fc from 'fast-check';
import { postAfter, type PostEvent, type PostLife } from './post-life.js';

const { public: shown, private: hidden, deleted } = PostVisibility;
const { normal, share, edit } = PostMode;
const events: readonly PostEvent[] = ['edit', 'hide', 'show', 'remove', 'takeDown', 'restore'];
const after = (visibility: PostVisibility, event: PostEvent) =>
  postAfter({ visibility, mode: normal }, event)?.visibility;

test.each([
  [shown, [shown, hidden, shown, deleted, deleted, undefined]],
  [hidden, [hidden, hidden, shown, deleted, undefined, undefined]],
  [deleted, [undefined, undefined, undefined, undefined, undefined, shown]],
] as const)('[NF22] a post of visibility %s becomes, by each event, %j', (visibility, next) => {
  expect(events.map((event) => after(visibility, event))).toEqual(next);
});

test('[NF22] an edit marks a post and a share; nothing else changes its mode', () => {
  const modes = [normal, share, edit].map((mode) =>
    events.map((event) => postAfter({ visibility: shown, mode }, event)?.mode),
  );
  expect(modes).toEqual([
    [edit, normal, normal, normal, normal, undefined],
    [edit, share, share, share, share, undefined],
    [edit, edit, edit, edit, edit, undefined],
  ]);
});

test('[NF22] after any events, a deleted post is restored or stays as it was, and an edited one is marked for good', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 20 }), (history) => {
      let post: PostLife = { visibility: shown, mode: normal };
      for (const event of history) {
        const next = postAfter(post, event);
        if (post.visibility === deleted)
          expect(next).toEqual(event === 'restore' ? { ...post, visibility: shown } : null);
        if (post.mode === edit && next) expect(next.mode).toBe(edit);
        post = next ?? post;
      }
    }),
  );
});
