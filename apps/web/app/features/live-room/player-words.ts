import type { PlayerView } from '@khandai/live-room';
import type { TFunction } from '../../i18n/i18n';

/** What the player is doing, as one sentence; empty where the picture's own message already says it aloud. */
export function captionText(view: PlayerView | undefined, t: TFunction<'room'>): string {
  if (!view) return '';
  const { state } = view;
  switch (state.status) {
    case 'playing':
      return playingText(view, state.link.name, t);
    case 'paused':
      return t('caption.paused');
    case 'loading':
      return t('player.loading', { name: state.link.name });
    case 'stalled':
      return t('player.stalled');
    case 'retrying':
      return t('player.reconnecting', { name: state.link.name });
    case 'switching':
      return t('player.switching', { from: state.from.name, to: state.link.name });
    default:
      return '';
  }
}

function playingText({ level, behindLive, muted }: PlayerView, name: string, t: TFunction<'room'>): string {
  const how = level === 'audio' ? t('caption.listening', { name }) : t('caption.playing', { name });
  return [how, ...(behindLive ? [t('caption.behind')] : []), ...(muted ? [t('caption.muted')] : [])].join(', ');
}

/** The list of keys. */
export function keyWords(t: TFunction<'room'>): { keys: string[]; does: string }[] {
  return [
    { keys: [t('keys.space'), 'K'], does: t('keys.play') },
    { keys: ['M'], does: t('keys.mute') },
    { keys: ['↑', '↓'], does: t('keys.volume') },
    { keys: ['←', '→'], does: t('keys.skip') },
    { keys: ['L'], does: t('keys.live') },
    { keys: ['F'], does: t('keys.fullscreen') },
    { keys: ['T'], does: t('keys.theatre') },
    { keys: ['I'], does: t('keys.pip') },
    { keys: ['C'], does: t('keys.caption') },
    { keys: ['?'], does: t('keys.help') },
  ];
}
