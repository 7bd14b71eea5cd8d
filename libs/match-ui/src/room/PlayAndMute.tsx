import { IconButton, icons } from '@khandai/ui-kit';

export interface PlayAndMuteProps {
  playing: boolean;
  muted: boolean;
  labels: { play: string; pause: string; mute: string; unmute: string };
  onTogglePlay: () => void;
  onToggleMute: () => void;
}

/** The two buttons that every form of the player has. */
export function PlayAndMute({ playing, muted, labels, onTogglePlay, onToggleMute }: PlayAndMuteProps) {
  return (
    <>
      <IconButton
        icon={playing ? icons.pause : icons.play}
        label={playing ? labels.pause : labels.play}
        onClick={onTogglePlay}
      />
      <IconButton
        icon={muted ? icons.volumeOff : icons.volume}
        label={muted ? labels.unmute : labels.mute}
        onClick={onToggleMute}
      />
    </>
  );
}
