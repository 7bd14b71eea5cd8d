import type { Page } from 'playwright-core';

/** Size of the recorded picture in pixels. */
export const CLIP = { width: 320, height: 180 } as const;

/** Records some seconds of changing colours with the recorder of the browser: a video as real ones are, without sound. */
export async function recordClip(
  page: Page,
  mimeType: string,
  seconds = 1,
  size: { readonly width: number; readonly height: number } = CLIP,
): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ({ width, height, type, frames }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const pen = canvas.getContext('2d');
      const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: type });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => void parts.push(data);
      const stopped = new Promise((resolve) => (recorder.onstop = resolve));
      recorder.start();
      for (let frame = 0; pen && frame < frames; frame += 1) {
        pen.fillStyle = `hsl(${frame * 24} 70% 45%)`;
        pen.fillRect(0, 0, width, height);
        await new Promise((resolve) => setTimeout(resolve, 66));
      }
      recorder.stop();
      await stopped;
      return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
    },
    { ...size, type: mimeType, frames: 15 * seconds },
  );
  return Buffer.from(bytes);
}
