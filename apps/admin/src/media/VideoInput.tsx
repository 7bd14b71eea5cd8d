import type { PostSource } from '@khandai/contracts';
import { Button, icons } from '@khandai/ui-kit';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { FileButton } from '../pictures/FileButton';
import { useVideoUpload } from '../pictures/use-file-upload';
import { groupCss } from './group.styles';
import { useMediaWords } from './use-media-words';

interface VideoInputProps {
  /** The field that holds the upload's id. */
  readonly source?: string;
  /** The video as it is stored. */
  readonly stored: PostSource | null | undefined;
}

/** An uploaded video. */
export function VideoInput({ source = 'sourceId', stored }: VideoInputProps) {
  const t = useMediaWords();
  const { field } = useInput<number | null>({ source, defaultValue: null });
  const [sent, setSent] = useState<PostSource>();
  const { status, fault, send } = useVideoUpload();
  const video = [sent, stored].find((one) => one?.sourceId === field.value);
  const take = async (file: File) => {
    const made = await send(file);
    if (!made) return;
    setSent(made);
    field.onChange(made.sourceId);
  };
  return (
    <fieldset css={groupCss}>
      <legend>{t('video.name')}</legend>
      {video ? (
        <>
          <video src={video.url} controls muted playsInline preload="metadata" aria-label={t('video.name')} />
          <p>{t('video.length', { seconds: video.seconds ?? 0 })}</p>
          {video.processing && <p>{t('video.busy')}</p>}
        </>
      ) : (
        <p>{t('video.none')}</p>
      )}
      <span>
        <FileButton
          label={t('video.choose')}
          accept="video/mp4,video/webm,video/quicktime"
          disabled={status !== ''}
          onFile={(file) => void take(file)}
        >
          {t(video ? 'video.change' : 'video.choose')}
        </FileButton>
        {video && (
          <Button look="quiet" icon={icons.close} onClick={() => field.onChange(null)}>
            {t('video.remove')}
          </Button>
        )}
      </span>
      <p role="status">{status}</p>
      <p role="alert">{fault}</p>
    </fieldset>
  );
}
