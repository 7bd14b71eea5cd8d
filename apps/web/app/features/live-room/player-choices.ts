import type { PlayerView } from '@khandai/live-room';
import type { PlayerControlsProps } from '@khandai/ui-kit';
import type { TFunction } from '../../i18n/i18n';
import type { PlayerStore } from './PlayerStore';

const AUTO = 'auto';

/** Renditions of the stream; none offered where there is only one. */
export function qualityChoice(
  { levels, level }: PlayerView,
  store: PlayerStore,
  t: TFunction<'room'>,
): Pick<PlayerControlsProps, 'quality'> {
  if (levels.length < 2) return {};
  return {
    quality: {
      label: t('player.quality'),
      value: String(level),
      options: [
        { value: AUTO, label: t('player.auto') },
        ...levels.map(({ id, height, bitrate }) => ({
          value: String(id),
          label: height > 0 ? `${height}p` : `${Math.round(bitrate / 1_000)} kb/s`,
        })),
      ],
      onChange: (value) => {
        store.chooseLevel(value === AUTO ? AUTO : Number(value));
      },
    },
  };
}

/** Sources of the room. */
export function sourceChoice({ links, state }: PlayerView, store: PlayerStore, t: TFunction<'room'>): Pick<PlayerControlsProps, 'line'> {
  if (links.length < 2 || !('link' in state)) return {};
  return {
    line: {
      label: t('player.lines'),
      value: String(state.link.linkId),
      options: links.map(({ linkId, name }) => ({ value: String(linkId), label: name })),
      onChange: (value) => {
        store.chooseLink(Number(value));
      },
    },
  };
}
