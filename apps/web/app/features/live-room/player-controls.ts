import type { PlayerControlsProps } from '@khandai/match-ui';
import type { TFunction } from '../../i18n/i18n';
import type { PlayerStore } from '../../domains/player';
import { toggleFullscreen, togglePip } from '../../shell/frame/fullscreen';
import { qualityChoice, sourceChoice } from './player-choices';

export interface ControlsContext {
  readonly t: TFunction<'room'>;
  readonly theatre: boolean;
  readonly onTheatre: () => void;
  readonly onHelp: () => void;
  /** The element that goes full screen. */
  readonly frame: () => HTMLElement | null;
  /** The browser refused: some phones cannot show page elements in full screen. */
  readonly refused: (error: unknown) => void;
}

export function controlsOf(
  player: PlayerStore,
  { t, theatre, onTheatre, onHelp, frame, refused }: ControlsContext,
): PlayerControlsProps {
  const { snapshot, prefs } = player;
  const listening = snapshot?.level === 'audio';
  return {
    labels: labelsOf(player, t),
    playing: player.playing,
    muted: snapshot?.muted ?? false,
    volume: player.volume,
    atLive: !(snapshot?.behindLive ?? false),
    theatre,
    fullscreen: player.fullscreen,
    onTogglePlay: player.togglePlay,
    onToggleMute: player.toggleMute,
    onVolume: player.setVolume,
    onGoLive: player.goLive,
    ...(snapshot?.canRewind || snapshot?.behindLive ? { onSkip: player.skip } : {}),
    onToggleTheatre: onTheatre,
    onToggleFullscreen: () =>
      void toggleFullscreen(theatre ? document.documentElement : frame(), player.video).catch(refused),
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
    ...(snapshot?.soundAlone
      ? {
          listen: {
            on: listening,
            onToggle: () => {
              player.listen(!listening);
            },
          },
        }
      : {}),
    ...(snapshot ? qualityChoice(snapshot, player, t) : {}),
    ...(snapshot ? sourceChoice(snapshot, player, t) : {}),
  };
}

function labelsOf({ snapshot }: PlayerStore, t: TFunction<'room'>): PlayerControlsProps['labels'] {
  return {
    play: t('player.play'),
    pause: t('player.pause'),
    mute: t('player.mute'),
    unmute: t('player.unmute'),
    volume: t('player.volume'),
    goLive: snapshot?.behindLive ? t('player.toLive') : t('player.atLive'),
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
