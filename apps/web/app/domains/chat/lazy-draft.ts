import { reaction } from 'mobx';
import { tabStorage } from '../../shell/services/browser-ports';
import type { Services } from '../../shell/services/services';
import type { DraftField } from './keep-draft';

/** Where drafts are, in the storage of the tab. */
export const DRAFTS_KEY = 'khandai:drafts';

/** Keeps a draft by a chunk of its own, fetched with the first word or where something was kept: most visits only read. */
export function keepDraftLazily(field: DraftField, { viewer, log }: Pick<Services, 'viewer' | 'log'>, signal: AbortSignal): void {
  const begin = () => {
    stop();
    import('./keep-draft').then(
      ({ keepDraft }) => {
        keepDraft(field, { viewer, storage: tabStorage }, signal);
      },
      (error: unknown) => {
        log.warn('drafts', error);
      },
    );
  };
  const stop = reaction(() => field.draft, begin);
  signal.addEventListener('abort', stop);
  if (tabStorage.getItem(DRAFTS_KEY)) begin();
}
