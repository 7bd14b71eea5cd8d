import { css } from '@emotion/react';
import { COMIC_FILE, ComicLimit } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useResourceWords } from '../../i18n/use-resource-words';
import { type BrokenFile, type SentPage, sendPages } from './page-uploads';
import { useSendPage } from './use-send-page';

export interface PageUploaderProps {
  /** Pages that the chapter has already. */
  readonly known: number;
  readonly onSent: (sent: readonly SentPage[]) => void;
  /** Whether pages are on their way. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** Sends many pages at once. Files that are refused are named with the reason; the others arrive. */
export function PageUploader({ known, onSent, onBusy }: PageUploaderProps) {
  const t = useResourceWords('comic-chapter');
  const send = useSendPage();
  const input = useRef<HTMLInputElement>(null);
  const [stop] = useState(() => new AbortController());
  const [status, setStatus] = useState('');
  const [broken, setBroken] = useState<readonly BrokenFile[]>([]);
  const [isSending, setSending] = useState(false);

  useEffect(() => () => stop.abort(), [stop]);

  const sending = (isBusy: boolean) => {
    setSending(isBusy);
    onBusy(isBusy);
  };

  const take = async (files: readonly File[]) => {
    const room = files.slice(0, Math.max(0, ComicLimit.pages - known));
    if (room.length === 0) return;
    sending(true);
    setBroken([]);
    const show = (done: number) => setStatus(t('sending', { done, total: room.length }));
    show(0);
    const result = await sendPages(room, { send, onProgress: show }, stop.signal);
    if (stop.signal.aborted) return;
    sending(false);
    setStatus(t('sent', { count: result.sent.length }));
    setBroken(result.broken);
    if (result.sent.length > 0) onSent(result.sent);
  };

  return (
    <div css={root}>
      <Button look="line" disabled={isSending} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <p>{t('chooseHint')}</p>
      <input
        ref={input}
        type="file"
        multiple
        accept={COMIC_FILE.types.join(',')}
        hidden
        aria-label={t('choose')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void take(files);
        }}
      />
      <p role="status">{status}</p>
      {broken.length > 0 && (
        <div role="alert" css={fault}>
          <p>{t('broken')}</p>
          <ul>
            {broken.map(({ file, reason }) => (
              <li key={file.name}>{t('brokenFile', { name: file.name, reason: reason || t('noReason') })}</li>
            ))}
          </ul>
          <Button size="sm" disabled={isSending} onClick={() => void take(broken.map(({ file }) => file))}>
            {t('again', { count: broken.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

const root = css`
  display: grid;
  justify-items: start;
  gap: var(--sp-2);
  font-size: var(--fs-13);
  color: var(--c-text-2);
  & p:empty {
    display: none;
  }
`;

const fault = css`
  display: grid;
  justify-items: start;
  gap: var(--sp-2);
  color: var(--c-neg);
  & li {
    overflow-wrap: anywhere;
  }
`;
