import { css } from '@emotion/react';
import type { DeskEpisode, PostSource } from '@khandai/contracts';
import { Field, IconButton, icons } from '@khandai/ui-kit';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useResourceWords } from '../../i18n/use-resource-words';
import { groupCss } from '../../media/group.styles';
import { useMediaWords } from '../../media/use-media-words';
import { FileButton } from '../../pictures/FileButton';
import { useVideoUpload } from '../../pictures/use-file-upload';
import { changedEpisode, withEpisode } from './episodes';
import { SubtitlesInput } from './SubtitlesInput';

const MAX = 200;

/** The episodes of a film: each starts with its video. The server puts them in the order of their numbers. */
export function EpisodesInput({ stored }: { readonly stored: readonly PostSource[] }) {
  const t = useResourceWords('film');
  const { field } = useInput<readonly DeskEpisode[]>({ source: 'episodes', defaultValue: [] });
  const episodes = field.value as readonly DeskEpisode[];
  const [sent, setSent] = useState<readonly PostSource[]>([]);
  const { status, fault, send } = useVideoUpload();
  const { getValues } = useFormContext<{ episodes?: readonly DeskEpisode[] }>();
  // Uploads take minutes: what they end with is what the editor has by then, not what it had when they began.
  const apply = (step: (now: readonly DeskEpisode[]) => readonly DeskEpisode[]) =>
    field.onChange(step(getValues('episodes') ?? []));
  const add = async (file: File) => {
    const video = await send(file);
    if (!video) return;
    setSent((known) => [...known, video]);
    apply((now) => withEpisode(now, video.sourceId, (number) => t('episode.named', { number })));
  };
  return (
    <fieldset css={groupCss}>
      <legend>{t('fields.episodes')}</legend>
      {episodes.map((episode) => (
        <EpisodeFields
          key={episode.sourceId}
          episode={episode}
          video={[...sent, ...stored].find(({ sourceId }) => sourceId === episode.sourceId)}
          onChange={(part) => apply((now) => changedEpisode(now, episode.sourceId, part))}
          onRemove={() => apply((now) => now.filter(({ sourceId }) => sourceId !== episode.sourceId))}
        />
      ))}
      {episodes.length < MAX && (
        <FileButton
          label={t('episode.add')}
          accept="video/mp4,video/webm,video/quicktime"
          disabled={status !== ''}
          onFile={(file) => void add(file)}
        >
          {t('episode.add')}
        </FileButton>
      )}
      <p role="status">{status}</p>
      <p role="alert">{fault}</p>
    </fieldset>
  );
}

interface EpisodeFieldsProps {
  readonly episode: DeskEpisode;
  readonly video: PostSource | undefined;
  readonly onChange: (part: (now: DeskEpisode) => Partial<DeskEpisode>) => void;
  readonly onRemove: () => void;
}

const countOf = (value: string): number => Math.max(1, Math.floor(Number(value)) || 1);

function EpisodeFields({ episode, video, onChange, onRemove }: EpisodeFieldsProps) {
  const t = useResourceWords('film');
  const tMedia = useMediaWords();
  const { season, number, title, summary, tracks } = episode;
  return (
    <div css={card} role="group" aria-label={t('episode.named', { number })}>
      <div css={numbers}>
        <Field
          label={t('episode.season')}
          type="number"
          min={1}
          value={String(season)}
          onChange={(value) => onChange(() => ({ season: countOf(value) }))}
        />
        <Field
          label={t('episode.number')}
          type="number"
          min={1}
          value={String(number)}
          onChange={(value) => onChange(() => ({ number: countOf(value) }))}
        />
        <IconButton icon={icons.close} label={t('episode.remove', { number })} onClick={onRemove} />
      </div>
      <Field
        label={t('episode.title')}
        value={title}
        maxLength={150}
        onChange={(value) => onChange(() => ({ title: value }))}
      />
      <Field
        label={t('episode.summary')}
        value={summary}
        maxLength={300}
        onChange={(value) => onChange(() => ({ summary: value }))}
      />
      {video && (
        <p>
          {tMedia('video.length', { seconds: video.seconds ?? 0 })}
          {video.processing && ` · ${tMedia('video.busy')}`}
        </p>
      )}
      <SubtitlesInput
        number={number}
        tracks={tracks}
        onChange={(step) => onChange((now) => ({ tracks: step(now.tracks) }))}
      />
    </div>
  );
}

const card = css`
  display: grid;
  gap: var(--sp-2);
  padding: var(--sp-3);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
`;

const numbers = css`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  align-items: end;
  gap: var(--sp-2);
`;
