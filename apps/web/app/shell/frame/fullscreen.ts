/** iPhones have no Fullscreen API for page elements, only this method of the video. */
interface AppleVideo {
  webkitEnterFullscreen?(): void;
}

/** Toggles full screen. In theatre mode the element is the whole page, so that the chat stays visible. */
export async function toggleFullscreen(
  element: HTMLElement | null,
  video: (HTMLVideoElement & AppleVideo) | undefined,
): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  // Old phones lack the method, although its type is not optional.
  else if (typeof element?.requestFullscreen === 'function') await element.requestFullscreen();
  else video?.webkitEnterFullscreen?.();
}

export async function togglePip(video: HTMLVideoElement | undefined): Promise<void> {
  if (document.pictureInPictureElement) await document.exitPictureInPicture();
  else await video?.requestPictureInPicture();
}
