import { reaction } from 'mobx';
import { tabStorage } from '../../shell/services/browser-ports';
import type { Services } from '../../shell/services/services';
import type { DraftField } from './keep-draft';

/** Key of the drafts in sessionStorage. */
export const DRAFTS_KEY = 'khandai:drafts';

/** Saves the draft of a room. Lazy: the code loads with the first typed word or where a draft is saved, because most visits only read. */
export function keepDraftLazily(
  field: DraftField,
  { viewer, log }: Pick<Services, 'viewer' | 'log'>,
  signal: AbortSignal,
): void {
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
