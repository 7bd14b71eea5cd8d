import { css } from '@emotion/react';
import { FEEDBACK_FILE, FeedbackLimit } from '@khandai/contracts';
import { Button, Icon, IconButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { feedback } from '../../i18n/vi/lazy/feedback';
import { FileInput } from '../../shell/forms/FileInput';
import type { Attachment, Attachments } from './Attachments';

const ACCEPT = FEEDBACK_FILE.types.join(',');
const MEGABYTES = FEEDBACK_FILE.maxBytes / (1024 * 1024);

/** Chooses pictures and shows how far each is. */
export const AttachmentPicker = observer(function AttachmentPicker({ attachments }: { attachments: Attachments }) {
  const { t } = useLazyTranslation('feedback', feedback);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { list, isFull, hasTooMany } = attachments;
  return (
    <div css={root} role="group" aria-labelledby={id}>
      <span id={id} css={label}>
        {t('files')}
      </span>
      {list.length > 0 && (
        <ul css={rows}>
          {list.map((one) => (
            <Row key={one.key} attachment={one} attachments={attachments} />
          ))}
        </ul>
      )}
      <div>
        <Button
          icon={icons.imagePlus}
          disabled={isFull}
          onClick={() => {
            input.current?.click();
          }}
        >
          {t('addFile')}
        </Button>
        <FileInput ref={input} accept={ACCEPT} onFiles={attachments.add} />
      </div>
      <span css={note} role="status">
        {hasTooMany ? t('tooMany', { max: FeedbackLimit.files }) : ''}
      </span>
      <span css={note}>{t('filesHint', { max: FeedbackLimit.files, megabytes: MEGABYTES })}</span>
    </div>
  );
});

interface RowProps {
  readonly attachment: Attachment;
  readonly attachments: Attachments;
}

function Row({ attachment: { key, name, preview, file, fileId, fault }, attachments }: RowProps) {
  const { t } = useLazyTranslation('feedback', feedback);
  const state = fault
    ? 'msg' in fault
      ? fault.msg
      : t(fault.key, { megabytes: MEGABYTES })
    : t(fileId === undefined ? 'sending' : 'ready');
  const canRetry = file !== undefined && fault !== undefined && 'key' in fault && fault.key === 'failed';
  return (
    <li css={row}>
      {preview === undefined ? (
        <span css={picture}>
          <Icon icon={icons.image} />
        </span>
      ) : (
        <img css={picture} src={preview} alt="" width={44} height={44} />
      )}
      <span css={words}>
        <span css={nameCss}>{name}</span>
        <span css={[note, fault && wrong]} role="status">
          {state}
        </span>
      </span>
      {canRetry && (
        <IconButton
          icon={icons.refresh}
          label={t('retry', { name })}
          onClick={() => {
            attachments.retry(key);
          }}
        />
      )}
      <IconButton
        icon={icons.close}
        label={t('removeFile', { name })}
        onClick={() => {
          attachments.remove(key);
        }}
      />
    </li>
  );
}

const root = css`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

const label = css`
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
`;

const rows = css`
  display: grid;
  gap: var(--sp-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-width: 0;
`;

const picture = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  object-fit: cover;
  border-radius: var(--r-2);
  background: var(--c-fill);
  color: var(--c-muted);
`;

const words = css`
  display: grid;
  flex: 1;
  min-width: 0;
`;

const nameCss = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: var(--fs-14);
`;

const note = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
  &:empty {
    position: absolute;
  }
`;

const wrong = css`
  color: var(--c-neg);
`;
