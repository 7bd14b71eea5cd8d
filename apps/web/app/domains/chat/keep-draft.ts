import { reaction } from 'mobx';
import { type Draft, Drafts, type DraftStorage } from './drafts';

export interface DraftDeps {
  readonly viewer: { readonly userId: number | undefined; readonly isMember: boolean };
  readonly storage: DraftStorage;
  /** Where drafts are saved, observed: when it changes, they move. */
  readonly place?: () => unknown;
  /** The drafts of the user as they are now, for the list of rooms. */
  readonly kept?: (drafts: readonly Draft[]) => void;
}

/** What is being written in a room; the store of a chat room fits. */
export interface DraftField {
  readonly groupId: number;
  readonly draft: string;
  write(text: string): void;
}

/**
 * Saves the unsent draft of a room until `signal` aborts, and restores it once the user is known. A guest keeps their draft when they
 * log in; a member's draft is cleared when they log out.
 */
export function keepDraft(field: DraftField, { viewer, storage, place, kept }: DraftDeps, signal: AbortSignal): void {
  let writer: { readonly userId: number; readonly isMember: boolean; readonly drafts: Drafts } | undefined;
  // What is saved of this field. Another tab may have written since, and a field that has not changed must not undo that.
  let saved: { readonly text: string; readonly place: unknown } | undefined;

  const save = (drafts: Drafts) => {
    const [text, at] = [field.draft, place?.()];
    if (saved?.text === text && saved.place === at) return;
    drafts.keep(field.groupId, text);
    saved = { text, place: at };
  };

  const heed = () => {
    const { userId, isMember } = viewer;
    if (writer?.isMember && (!isMember || (userId !== undefined && userId !== writer.userId))) {
      writer = undefined;
      saved = undefined;
      field.write('');
    }
    if (userId === undefined) {
      kept?.([]);
      // The member's id has not loaded yet: a message sent meanwhile must not return as a draft.
      if (writer) save(writer.drafts);
      return;
    }
    if (writer?.userId !== userId) {
      const owner = { userId, isMember };
      const drafts = writer ? writer.drafts.passTo(owner) : new Drafts(storage, owner);
      writer = { ...owner, drafts };
      const known = drafts.of(field.groupId);
      saved = { text: known, place: place?.() };
      if (field.draft === '') field.write(known);
    }
    save(writer.drafts);
    kept?.(writer.drafts.all);
  };
  if (signal.aborted) return;
  const stop = reaction(() => [viewer.userId, viewer.isMember, field.draft, place?.()], heed, {
    fireImmediately: true,
  });
  signal.addEventListener('abort', stop);
}
