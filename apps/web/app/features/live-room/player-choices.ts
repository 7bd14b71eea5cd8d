import type { PlayerSnapshot, QualityChoice } from '@khandai/live-room';
import type { PlayerControlsProps } from '@khandai/match-ui';
import type { TFunction } from '../../i18n/i18n';
import type { PlayerStore } from '../../domains/player';

/** Renditions of the stream and the data-saving option; nothing if there is only one rendition. */
export function qualityChoice(
  { levels, level, soundAlone }: PlayerSnapshot,
  player: PlayerStore,
  t: TFunction<'room'>,
): Pick<PlayerControlsProps, 'quality'> {
  if (levels.length < 2) return {};
  return {
    quality: {
      label: t('player.quality'),
      value: String(level),
      options: [
        { value: 'auto', label: t('player.auto') },
        ...[...levels].reverse().map((one) => ({ value: String(one.id), label: nameOf(one) })),
        { value: 'low', label: t('player.low') },
        ...(soundAlone ? [{ value: 'audio', label: t('player.listen') }] : []),
      ],
      onChange: (value) => {
        const level = choiceOf(value);
        if (level === 'audio') player.listen(true);
        else player.chooseLevel(level);
      },
    },
  };
}

const nameOf = ({ height, bitrate }: { height: number; bitrate: number }): string =>
  height > 0 ? `${height}p` : `${Math.round(bitrate / 1_000)} kb/s`;

function choiceOf(value: string): QualityChoice {
  return value === 'auto' || value === 'low' || value === 'audio' ? value : Number(value);
}

/** Stream sources of the room; nothing if there is only one. */
export function sourceChoice(
  { links, state }: PlayerSnapshot,
  player: PlayerStore,
  t: TFunction<'room'>,
): Pick<PlayerControlsProps, 'line'> {
  if (links.length < 2 || !('link' in state)) return {};
  return {
    line: {
      label: t('player.lines'),
      value: String(state.link.linkId),
      options: links.map(({ linkId, name }) => ({ value: String(linkId), label: name })),
      onChange: (value) => {
        player.chooseLink(Number(value));
      },
    },
  };
}
