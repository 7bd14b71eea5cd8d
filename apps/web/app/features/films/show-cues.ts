import type { SubtitleCue } from '@khandai/contracts';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The one track of a video that this page fills: a browser removes no track again. */
const tracks = new WeakMap<HTMLVideoElement, TextTrack>();

/** Lines from the foot of the picture, above the player's controls. A line is a nineteenth of its height. */
const LINE = -4;
const SMALL_LINE = -8;
const SMALL_HEIGHT = 300;

/** Shows these subtitles over the video, also in full screen and in a small window, and no others. */
export function showCues(video: HTMLVideoElement, language: string, cues: readonly SubtitleCue[]): void {
  const track = tracks.get(video) ?? video.addTextTrack('subtitles', language, language);
  tracks.set(video, track);
  track.mode = 'hidden';
  const line = video.clientHeight < SMALL_HEIGHT ? SMALL_LINE : LINE;
  for (const cue of [...(track.cues ?? [])]) track.removeCue(cue);
  for (const { from, to, text } of cues) {
    const cue = new VTTCue(from, to, escaped(text));
    cue.line = line;
    track.addCue(cue);
  }
  track.mode = cues.length > 0 ? 'showing' : 'disabled';
}
