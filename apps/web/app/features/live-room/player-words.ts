import type { PlayerSnapshot } from '@khandai/live-room';
import type { TFunction } from '../../i18n/i18n';

/** The player's state as one sentence for screen readers; empty if the message over the video already announces it. */
export function captionText(snapshot: PlayerSnapshot | undefined, t: TFunction<'room'>): string {
  if (!snapshot) return '';
  const { state } = snapshot;
  switch (state.status) {
    case 'playing':
      return playingText(snapshot, state.link.name, t);
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

function playingText({ level, behindLive, muted }: PlayerSnapshot, name: string, t: TFunction<'room'>): string {
  const how = level === 'audio' ? t('caption.listening', { name }) : t('caption.playing', { name });
  return [how, ...(behindLive ? [t('caption.behind')] : []), ...(muted ? [t('caption.muted')] : [])].join(', ');
}

/** The player's keyboard shortcuts, with a description of each. */
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
