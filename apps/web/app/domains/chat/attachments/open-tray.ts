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
  readonly viewer: { readonly isMember: boolean };
  readonly i18n: I18n;
}

/**
 * The tray of a room. Until `signal` aborts, files that were cut off are sent again when the network is back, and a member who
 * logs out leaves no files to the next one.
 */
export function openTray({ api, connection, viewer, toasts, i18n }: OpenTrayDeps, signal: AbortSignal): AttachmentTray {
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
  const stops = [
    reaction(
      () => connection.isLost,
      (isLost) => {
        if (!isLost) void tray.retry();
      },
    ),
    reaction(
      () => viewer.isMember,
      (isMember) => {
        if (!isMember) tray.clear();
      },
    ),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    tray.clear();
  });
  return tray;
}
