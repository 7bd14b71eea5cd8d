import { AttachmentTiles } from '@khandai/chat-ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { attachments as words } from '../../../i18n/vi/lazy/attachments';
import type { AttachmentTray } from './AttachmentTray';

/** The files of the message, and that it waits for them. */
export const ComposerFiles = observer(function ComposerFiles({ tray }: { tray: AttachmentTray }) {
  const { t } = useLazyTranslation('attachments', words);
  return (
    <>
      <AttachmentTiles
        label={t('files')}
        tiles={tray.files.map(({ upload, ...file }) => ({
          ...file,
          ...(upload.state === 'waiting' ? { progress: 0 } : {}),
          ...(upload.state === 'sending' ? { progress: upload.progress } : {}),
          ...(upload.state === 'cutOff' ? { fault: t('cutOff'), canRetry: true } : {}),
          ...(upload.state === 'refused' ? { fault: upload.text } : {}),
        }))}
        onRetry={(key) => void tray.retry(key)}
        onRemove={tray.remove}
        labels={{
          remove: (name) => t('remove', { name }),
          retry: (name) => t('retry', { name }),
          progress: (name, percent) => t('progress', { name, percent }),
        }}
      />
      <p css={note} role="status">
        {tray.isWaiting ? t('waiting') : ''}
      </p>
    </>
  );
});

const note = css`
  padding: 0 var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-muted);
  &:not(:empty) {
    padding-bottom: var(--sp-2);
  }
`;
