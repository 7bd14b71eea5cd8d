import { reaction } from 'mobx';
import { Drafts } from './drafts';

export interface DraftDeps {
  readonly viewer: { readonly userId: number | undefined; readonly isMember: boolean };
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** What is being written in a room; the store of a chat room fits. */
export interface DraftField {
  readonly groupId: number;
  readonly draft: string;
  write(text: string): void;
}

/**
 * Keeps what is written in a room and not sent, until `signal` aborts, and brings it back as soon as it is known who reads.
 * What a guest wrote goes with him when he logs in; what a member wrote leaves with him.
 */
export function keepDraft(field: DraftField, { viewer, storage }: DraftDeps, signal: AbortSignal): void {
  let writer: { readonly userId: number; readonly isMember: boolean; readonly drafts: Drafts } | undefined;

  const heed = () => {
    const { userId, isMember } = viewer;
    if (writer?.isMember && (!isMember || (userId !== undefined && userId !== writer.userId))) {
      writer = undefined;
      field.write('');
    }
    if (userId === undefined) {
      // Between a login and the member's name: what is sent now must not come back with the name.
      writer?.drafts.keep(field.groupId, field.draft);
      return;
    }
    if (writer?.userId !== userId) {
      const drafts = writer ? writer.drafts.passTo(userId) : new Drafts(storage, userId);
      writer = { userId, isMember, drafts };
      if (field.draft === '') field.write(drafts.of(field.groupId));
    }
    writer.drafts.keep(field.groupId, field.draft);
  };
  if (signal.aborted) return;
  const stop = reaction(() => [viewer.userId, viewer.isMember, field.draft], heed, { fireImmediately: true });
  signal.addEventListener('abort', stop);
}
