import type { ApiClient } from '@khandai/api-client';
import { reaction } from 'mobx';
import type { I18n } from '../../../i18n/i18n';
import { attachments as words } from '../../../i18n/vi/lazy/attachments';
import type { Services } from '../../../shell/services/services';
import { AttachmentTray } from './AttachmentTray';

export { ComposerFiles } from './ComposerFiles';

export interface OpenTrayDeps extends Pick<Services, 'toasts'> {
  readonly api: Pick<ApiClient, 'call'>;
  readonly connection: { readonly isLost: boolean };
  readonly i18n: I18n;
}

/** The tray of a room. Until `signal` aborts, files that were cut off are sent again when the network is back. */
export function openTray({ api, connection, toasts, i18n }: OpenTrayDeps, signal: AbortSignal): AttachmentTray {
  const tray = new AttachmentTray({
    upload: (file, onProgress, life) => api.call('POST /ac/api/chat/message/upload', { file, onProgress }, life),
    refused: (fault, name) => {
      i18n.addResources('attachments', words);
      const t = i18n.getFixedT('attachments');
      toasts.push({ tone: 'bad', title: t('notTaken', { name }), text: t(`faults.${fault}`) });
    },
    urls: {
      create: (file) => URL.createObjectURL(file),
      revoke: (url) => {
        URL.revokeObjectURL(url);
      },
    },
  });
  const stop = reaction(
    () => connection.isLost,
    (isLost) => {
      if (!isLost) void tray.retry();
    },
  );
  signal.addEventListener('abort', () => {
    stop();
    tray.clear();
  });
  return tray;
}
