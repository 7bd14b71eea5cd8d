import { css } from '@emotion/react';
import { type DeskEpisode, SubtitleLanguage } from '@khandai/contracts';
import { IconButton, icons, Select } from '@khandai/ui-kit';
import { useState } from 'react';
import { asHttpError } from '../../data/call-failure';
import { useResourceWords } from '../../i18n/use-resource-words';
import { FileButton } from '../../pictures/FileButton';
import { useDesk } from '../../session/desk-services';

interface SubtitlesInputProps {
  /** Of the episode. */
  readonly number: number;
  readonly tracks: DeskEpisode['tracks'];
  /** Gets what the tracks become of those that are there then. */
  readonly onChange: (step: (now: DeskEpisode['tracks']) => DeskEpisode['tracks']) => void;
}

/** The subtitles of an episode, one WebVTT file for each language. The server checks the file and keeps its words. */
export function SubtitlesInput({ number, tracks, onChange }: SubtitlesInputProps) {
  const t = useResourceWords('film');
  const { api } = useDesk();
  const free = SubtitleLanguage.enum.filter((language) => tracks.every((track) => track.language !== language));
  const [wanted, setWanted] = useState<SubtitleLanguage>('vi');
  const language = free.find((one) => one === wanted) ?? free[0];
  const [status, setStatus] = useState('');
  const [fault, setFault] = useState('');
  const add = async (file: File) => {
    if (!language) return;
    setFault('');
    try {
      const { subtitleId, cues } = await api.call('POST /other/api/desk/subtitle', { file });
      onChange((now) => [...now.filter((track) => track.language !== language), { subtitleId, language }]);
      setStatus(t('subtitle.added', { cues }));
    } catch (error) {
      const failure = asHttpError(error);
      setStatus('');
      setFault(failure instanceof Error ? failure.message : t('subtitle.failed'));
    }
  };
  return (
    <div css={root}>
      {tracks.map((track) => (
        <p key={track.subtitleId}>
          {t('subtitle.name', { language: t(`languages.${track.language}`) })}
          <IconButton
            icon={icons.close}
            label={t('subtitle.remove', { language: t(`languages.${track.language}`), number })}
            onClick={() => onChange((now) => now.filter(({ subtitleId }) => subtitleId !== track.subtitleId))}
          />
        </p>
      ))}
      {language && (
        <div css={adding}>
          <Select
            label={t('subtitle.language')}
            value={language}
            options={free.map((value) => ({ value, label: t(`languages.${value}`) }))}
            onChange={setWanted}
          />
          <FileButton label={t('subtitle.addTo', { number })} accept=".vtt,text/vtt" onFile={(file) => void add(file)}>
            {t('subtitle.add')}
          </FileButton>
        </div>
      )}
      <p role="status">{status}</p>
      <p role="alert">{fault}</p>
    </div>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-1);
  & p {
    display: flex;
    align-items: center;
    gap: var(--sp-2);
  }
`;

const adding = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--sp-2);
`;
