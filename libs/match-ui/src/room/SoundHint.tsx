import { useEffect, useState } from 'react';
import { browserClock, Icon, icons, type KitClock } from '@khandai/ui-kit';
import { hint } from './player.styles.js';

/** Time to read the words before they give the middle of the picture back. */
const READ_MS = 5000;

/** The button for sound: it has its words for five seconds from its mount on, and is then an icon with the same name. */
export function SoundHint({
  label,
  onPress,
  clock = browserClock,
}: {
  label: string;
  onPress: () => void;
  clock?: KitClock | undefined;
}) {
  const [wasRead, setWasRead] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    void clock.sleep(READ_MS, stop.signal).then(() => {
      if (!stop.signal.aborted) setWasRead(true);
    });
    return () => {
      stop.abort();
    };
  }, [clock]);
  return (
    <button
      type="button"
      css={hint}
      data-small={wasRead || undefined}
      title={wasRead ? label : undefined}
      onClick={onPress}
    >
      <Icon icon={icons.volumeOff} size={18} />
      <span>{label}</span>
    </button>
  );
}
