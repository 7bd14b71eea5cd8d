/** What phones of Apple have in the place of a page's own full screen: the video alone. */
interface AppleVideo {
  webkitEnterFullscreen?(): void;
}

/** Where the full screen begins and ends. In theatre the whole page goes, so that the chat comes along. */
export async function toggleFullscreen(element: HTMLElement | null, video: (HTMLVideoElement & AppleVideo) | undefined): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  // Old phones lack the method the types promise.
  else if (typeof element?.requestFullscreen === 'function') await element.requestFullscreen();
  else video?.webkitEnterFullscreen?.();
}

export async function togglePip(video: HTMLVideoElement | undefined): Promise<void> {
  if (document.pictureInPictureElement) await document.exitPictureInPicture();
  else await video?.requestPictureInPicture();
}
