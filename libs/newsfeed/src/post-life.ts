import { PostMode, PostVisibility } from '@khandai/contracts';

/** What happens to a post: its author edits, hides, shows or deletes it; moderators take it down, and may take that back. */
export type PostEvent = 'edit' | 'hide' | 'show' | 'remove' | 'takeDown' | 'restore';

export interface PostLife {
  readonly visibility: PostVisibility;
  readonly mode: PostMode;
}

type Table<State extends number> = Readonly<Record<State, Readonly<Record<PostEvent, State | null>>>>;

const { public: shown, private: hidden, deleted } = PostVisibility;

/** Visibility × event. Null: the event is not possible. Moderators do not see private posts, and restore what they took down alone. */
const VISIBILITY: Table<PostVisibility> = {
  [shown]: { edit: shown, hide: hidden, show: shown, remove: deleted, takeDown: deleted, restore: null },
  [hidden]: { edit: hidden, hide: hidden, show: shown, remove: deleted, takeDown: null, restore: null },
  [deleted]: { edit: null, hide: null, show: null, remove: null, takeDown: null, restore: shown },
};

const { normal, share, edit } = PostMode;

/** Mode × event: an edited post stays one, and so does an edited share. */
const MODE: Table<PostMode> = {
  [normal]: { edit, hide: normal, show: normal, remove: normal, takeDown: normal, restore: normal },
  [share]: { edit, hide: share, show: share, remove: share, takeDown: share, restore: share },
  [edit]: { edit, hide: edit, show: edit, remove: edit, takeDown: edit, restore: edit },
};

/** Who sees a post after an event, and how it came to be as it is; null when the event is not possible. */
export function postAfter({ visibility, mode }: PostLife, event: PostEvent): PostLife | null {
  const next = { visibility: VISIBILITY[visibility][event], mode: MODE[mode][event] };
  return next.visibility === null || next.mode === null ? null : { visibility: next.visibility, mode: next.mode };
}
