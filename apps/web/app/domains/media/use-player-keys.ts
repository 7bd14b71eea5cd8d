import { type RefObject, useEffect, useEffectEvent } from 'react';

const STEP_SECONDS = 10;

interface Keys {
  readonly onSubtitles: () => void;
  readonly onNext: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** The keys of the player, wherever the focus is on the page but in a field. */
export function usePlayerKeys(video: RefObject<HTMLVideoElement | null>, { onSubtitles, onNext }: Keys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { current } = video;
    if (!current || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const deeds = new Map<string, () => void>([
      ['k', () => (current.paused ? play(current) : current.pause())],
      ['j', () => (current.currentTime = Math.max(0, current.currentTime - STEP_SECONDS))],
      ['l', () => (current.currentTime += STEP_SECONDS)],
      ['m', () => (current.muted = !current.muted)],
      ['f', () => void toggleFullScreen(current)],
      ['c', onSubtitles],
      ['n', onNext],
    ]);
    const deed = deeds.get(event.key.toLowerCase());
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

function play(video: HTMLVideoElement): void {
  void video.play().catch(() => {
    // The browser wants a tap on the video first.
  });
}

async function toggleFullScreen(video: HTMLVideoElement): Promise<void> {
  try {
    await (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen());
  } catch {
    // Some phones allow full screen only from their own button.
  }
}
