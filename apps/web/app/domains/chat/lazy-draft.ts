import { reaction } from 'mobx';
import { deviceStorage, tabStorage } from '../../shell/services/browser-ports';
import type { Services } from '../../shell/services/services';
import type { DraftField } from './keep-draft';

/** Key of the drafts, in the storage of the tab or of the browser. */
export const DRAFTS_KEY = 'khandai:drafts';

/** Saves the draft of a room. Lazy: the code loads with the first typed word or where a draft is saved, because most visits only read. */
export function keepDraftLazily(
  field: DraftField,
  services: Pick<Services, 'viewer' | 'log' | 'settings' | 'ports'>,
  signal: AbortSignal,
): void {
  const begin = () => {
    stop();
    import('./saved-drafts').then(
      ({ keepSavedDraft }) => {
        keepSavedDraft(field, services, signal);
      },
      (error: unknown) => {
        services.log.warn('drafts', error);
      },
    );
  };
  const stop = reaction(() => field.draft, begin);
  signal.addEventListener('abort', stop);
  if (tabStorage.getItem(DRAFTS_KEY) ?? deviceStorage.getItem(DRAFTS_KEY)) begin();
}
