/** Moves the video element into its stage. A move within one task does not interrupt playback. */
export function placeVideo(stage: HTMLElement | null, video: HTMLVideoElement | undefined): void {
  if (!stage || !video) return;
  video.hidden = false;
  stage.append(video);
}
