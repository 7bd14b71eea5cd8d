import { UploadRows } from '@khandai/chat-ui';
import { PostLimit } from '@khandai/contracts';
import { css } from '@emotion/react';
import { Button, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { TFunction } from '../../../i18n/i18n';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { postFiles as words } from '../../../i18n/vi/lazy/post-files';
import { FileInput } from '../../../shell/forms/FileInput';
import { ACCEPTED } from './file-fault';
import type { FormFile, PostFilesStore } from './PostFilesStore';

export interface PostFilesRowProps {
  readonly store: PostFilesStore;
  /** The dialog for files opens with the form. */
  readonly opens: boolean;
}

/** The pictures or the video of a post in its form: chosen, dropped on the form, or pasted into it. */
export const PostFilesRow = observer(function PostFilesRow({ store, opens }: PostFilesRowProps) {
  const { t } = useLazyTranslation('postFiles', words);
  const input = useRef<HTMLInputElement>(null);
  const row = useRef<HTMLDivElement>(null);
  useFormFiles(row, store.add.bind(store));
  useLeaveWarning(store.isSending);
  useEffect(() => {
    // Browsers open it only shortly after a press; after a slow load the button is there.
    if (opens && navigator.userActivation.isActive) input.current?.click();
  }, [opens]);

  const statusOf = ({ state, progress, reason }: FormFile): string => {
    if (state === 'refused') return reason || t('gone');
    return t(`states.${state}`, { percent: Math.round(progress * 100) });
  };
  return (
    <div ref={row} css={root}>
      <UploadRows
        label={t('files')}
        maxAlt={PostLimit.altLength}
        rows={store.files.map((file, index) => ({ ...file, name: nameOf(file, index, t), status: statusOf(file) }))}
        labels={{
          remove: (name) => t('remove', { name }),
          pause: (name) => t('pause', { name }),
          resume: (name) => t('resume', { name }),
          retry: (name) => t('retry', { name }),
          earlier: (name) => t('earlier', { name }),
          later: (name) => t('later', { name }),
          describe: (name) => t('describe', { name }),
          describeHint: t('describeHint'),
          progress: (name) => t('progress', { name }),
        }}
        onRemove={(key) => {
          store.remove(key);
        }}
        onPause={(key) => {
          store.pause(key);
        }}
        onResume={(key) => {
          store.resume(key);
        }}
        onMove={(key, by) => {
          store.move(key, by);
        }}
        onDescribe={(key, alt) => {
          store.describe(key, alt);
        }}
      />
      <FileInput
        ref={input}
        accept={ACCEPTED}
        onFiles={(files) => {
          store.add(files);
        }}
      />
      <div>
        <Button icon={icons.imagePlus} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
      </div>
    </div>
  );
});

/** Why the post cannot be sent yet: files that are on their way, or those about which its author has to do something. */
export const FilesNote = observer(function FilesNote({ store }: Pick<PostFilesRowProps, 'store'>) {
  const { t } = useLazyTranslation('postFiles', words);
  const stopped = store.files.flatMap((file, index) => (isStopped(file) ? [nameOf(file, index, t)] : []));
  const text = stopped.length > 0 ? t('stopped', { names: stopped.join(', ') }) : store.isSending ? t('wait') : '';
  return (
    <p css={note} role="status">
      {text}
    </p>
  );
});

const isStopped = ({ state }: FormFile): boolean => state === 'failed' || state === 'refused' || state === 'paused';

const nameOf = ({ name, kind }: FormFile, index: number, t: TFunction<'postFiles'>): string =>
  name || t(kind, { number: index + 1 });

/** Files that are dropped on the form around an element, or pasted into it. */
function useFormFiles(inside: React.RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: Event, list: FileList | undefined) => {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    form.addEventListener(
      'paste',
      (event) => {
        // Office programs add a picture of the text that they copy.
        if (event.clipboardData?.types.includes('text/plain')) return;
        take(event, event.clipboardData?.files);
      },
      { signal },
    );
    form.addEventListener(
      'drop',
      (event) => {
        take(event, event.dataTransfer?.files);
      },
      { signal },
    );
    form.addEventListener(
      'dragover',
      (event) => {
        if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
      },
      { signal },
    );
    return () => {
      listeners.abort();
    };
  }, [inside]);
}

/** The browser asks before it leaves a page whose files are on their way. */
function useLeaveWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isSending]);
}

const root = css`
  display: grid;
  gap: var(--sp-2);
`;

const note = css`
  flex: 1 0 100%;
  overflow-wrap: anywhere;
  font-size: var(--fs-13);
  color: var(--c-muted);
  &:empty {
    position: absolute;
  }
`;
