/** Puts an element that plays where it is to be seen. Moved within one task it plays on without a break. */
export function putOnStage(stage: HTMLElement | null, video: HTMLVideoElement | undefined): void {
  if (!stage || !video) return;
  video.hidden = false;
  stage.append(video);
}
