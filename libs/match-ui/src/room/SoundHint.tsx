import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { browserClock, hiddenCss, Icon, icons, type KitClock } from '@khandai/ui-kit';

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

/* Once it has been read it is small, and gives the middle of the picture back. */
const hint = css`
  position: absolute;
  left: 50%;
  top: 50%;
  transform: translate(-50%, -50%);
  display: inline-flex;
  align-items: center;
  gap: var(--sp-2);
  height: var(--touch);
  padding: 0 var(--sp-4);
  border-radius: var(--r-full);
  background: var(--c-scrim);
  color: #fff;
  font-weight: var(--fw-medium);
  white-space: nowrap;
  &:hover {
    background: rgb(8 12 16 / 0.9);
  }
  &:focus-visible {
    outline-color: #fff;
    border-radius: var(--r-full);
  }
  &[data-small] {
    left: auto;
    right: var(--sp-3);
    top: auto;
    bottom: 84px;
    transform: none;
    width: var(--touch);
    justify-content: center;
    padding: 0;
    @media (min-width: 768px) {
      right: var(--sp-4);
      bottom: 72px;
    }
    & > span {
      ${hiddenCss};
    }
  }
`;
