import { IconButton, icons } from '@khandai/ui-kit';

export interface PlayAndMuteProps {
  playing: boolean;
  muted: boolean;
  labels: { play: string; pause: string; mute: string; unmute: string };
  onTogglePlay: () => void;
  onToggleMute: () => void;
}

export const PlayButton = ({ playing, labels, onTogglePlay }: PlayAndMuteProps) => (
  <IconButton
    icon={playing ? icons.pause : icons.play}
    label={playing ? labels.pause : labels.play}
    onClick={onTogglePlay}
  />
);

export const MuteButton = ({ muted, labels, onToggleMute }: PlayAndMuteProps) => (
  <IconButton
    icon={muted ? icons.volumeOff : icons.volume}
    label={muted ? labels.unmute : labels.mute}
    onClick={onToggleMute}
  />
);

/** The two buttons that every form of the player has. */
export function PlayAndMute(props: PlayAndMuteProps) {
  return (
    <>
      <PlayButton {...props} />
      <MuteButton {...props} />
    </>
  );
}
