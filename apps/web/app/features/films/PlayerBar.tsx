import { css } from '@emotion/react';
import { Button, icons, Select } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useState } from 'react';
import { useServices } from '../../shell/services/services';
import type { SubtitleStore } from './SubtitleStore';
import { useFilmWords } from './use-film-words';

interface PlayerBarProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly subtitles: SubtitleStore;
}

const SPEEDS = ['0.5', '0.75', '1', '1.25', '1.5', '2'] as const;

/** Speed, subtitles and a small window: what browsers' own controls lack, or hide in a menu. */
export const PlayerBar = observer(function PlayerBar({ video, subtitles }: PlayerBarProps) {
  const { t } = useFilmWords();
  const { toasts, log } = useServices();
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('1');
  const [hasSmall, setSmall] = useState(false);
  useEffect(() => {
    setSmall(document.pictureInPictureEnabled);
  }, []);
  const toSmall = async () => {
    try {
      await (document.pictureInPictureElement
        ? document.exitPictureInPicture()
        : video.current?.requestPictureInPicture());
    } catch (error) {
      log.warn('picture in picture', error);
      toasts.push({ tone: 'bad', title: t('noSmall') });
    }
  };
  const { languages, choice, hasFailed } = subtitles;
  return (
    <div css={root}>
      <Select
        label={t('speed')}
        value={speed}
        options={SPEEDS.map((value) => ({ value, label: `${value.replace('.', ',')}×` }))}
        onChange={(value) => {
          setSpeed(value);
          if (video.current) video.current.playbackRate = Number(value);
        }}
      />
      {languages.length > 0 && (
        <Select
          icon={icons.captions}
          label={t('subtitles')}
          value={choice}
          options={[
            { value: 'off', label: t('off') },
            ...languages.map((value) => ({ value, label: t(`languages.${value}`) })),
          ]}
          onChange={(value) => void subtitles.choose(value)}
        />
      )}
      {hasSmall && <Button onClick={() => void toSmall()}>{t('small')}</Button>}
      <p role="status" css={note}>
        {hasFailed ? t('noSubtitles') : ''}
      </p>
    </div>
  );
});

const root = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
`;

const note = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;
