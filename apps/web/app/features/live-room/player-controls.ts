import type { PlayerControlsProps } from '@khandai/match-ui';
import type { TFunction } from '../../i18n/i18n';
import type { PlayerStore } from '../../domains/player';
import { toggleFullscreen, togglePip } from './fullscreen';
import { qualityChoice, sourceChoice } from './player-choices';

export interface ControlsContext {
  readonly t: TFunction<'room'>;
  readonly theatre: boolean;
  readonly onTheatre: () => void;
  readonly onHelp: () => void;
  /** What goes full screen. */
  readonly frame: () => HTMLElement | null;
  /** The browser would not: some phones have no full screen for a page's own player. */
  readonly refused: (error: unknown) => void;
}

export function controlsOf(player: PlayerStore, { t, theatre, onTheatre, onHelp, frame, refused }: ControlsContext): PlayerControlsProps {
  const { view, prefs } = player;
  const listening = view?.level === 'audio';
  return {
    labels: labelsOf(player, t),
    playing: player.playing,
    muted: view?.muted ?? false,
    volume: player.volume,
    atLive: !(view?.behindLive ?? false),
    theatre,
    fullscreen: player.fullscreen,
    onTogglePlay: player.togglePlay,
    onToggleMute: player.toggleMute,
    onVolume: player.setVolume,
    onGoLive: player.goLive,
    ...(view?.canRewind || view?.behindLive ? { onSkip: player.skip } : {}),
    onToggleTheatre: onTheatre,
    onToggleFullscreen: () => void toggleFullscreen(theatre ? document.documentElement : frame(), player.video).catch(refused),
    onPip: () => void togglePip(player.video).catch(refused),
    onToggleCaption: () => {
      player.prefer({ caption: !prefs.caption });
    },
    running: {
      on: prefs.running,
      onToggle: () => {
        player.prefer({ running: !prefs.running });
      },
    },
    onHelp,
    ...(view?.soundAlone
      ? {
          listen: {
            on: listening,
            onToggle: () => {
              player.chooseLevel(listening ? 'auto' : 'audio');
            },
          },
        }
      : {}),
    ...(view ? qualityChoice(view, player, t) : {}),
    ...(view ? sourceChoice(view, player, t) : {}),
  };
}

function labelsOf({ view }: PlayerStore, t: TFunction<'room'>): PlayerControlsProps['labels'] {
  return {
    play: t('player.play'),
    pause: t('player.pause'),
    mute: t('player.mute'),
    unmute: t('player.unmute'),
    volume: t('player.volume'),
    goLive: view?.behindLive ? t('player.toLive') : t('player.atLive'),
    rewind: t('player.rewind'),
    pip: t('player.pip'),
    theatre: t('player.theatre'),
    leaveTheatre: t('player.leaveTheatre'),
    fullscreen: t('player.fullscreen'),
    leaveFullscreen: t('player.exitFullscreen'),
    listen: t('player.listen'),
    running: t('player.running'),
    help: t('keys.title'),
  };
}
