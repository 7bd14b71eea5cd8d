import type { PlayerControlsProps } from '@khandai/match-ui';
import { useEffect, useEffectEvent } from 'react';

const STEP_SECONDS = 10;

type Controls = Pick<
  PlayerControlsProps,
  'onTogglePlay' | 'onToggleMute' | 'onToggleFullscreen' | 'onSkip' | 'subtitles' | 'next' | 'seek'
>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** What a key does, wherever the focus is on the page but in a field. A digit goes to the chapter of its number. */
export function pageKeyAction(key: string, controls: Controls): (() => void) | undefined {
  const { onSkip, subtitles, next, seek } = controls;
  const chapter = /^[1-9]$/.test(key) ? seek?.marks?.[Number(key) - 1] : undefined;
  if (chapter) return () => seek?.onSeek(chapter.second);
  switch (key.toLowerCase()) {
    case 'k':
      return controls.onTogglePlay;
    case 'j':
      return (
        onSkip &&
        (() => {
          onSkip(-STEP_SECONDS);
        })
      );
    case 'l':
      return (
        onSkip &&
        (() => {
          onSkip(STEP_SECONDS);
        })
      );
    case 'm':
      return controls.onToggleMute;
    case 'f':
      return controls.onToggleFullscreen;
    case 'c':
      return subtitles?.onToggle;
    case 'n':
      return next?.onNext;
    default:
      return undefined;
  }
}

/** The keys of the page's one video. Those that the player itself has handled do nothing more. */
export function usePlayerKeys(controls: Controls): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const deed = pageKeyAction(event.key, controls);
    if (!deed) return;
    event.preventDefault();
    deed();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      act(event);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
}
