// What the scripts that draw clips of the demo share.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Encodes drawn frames as a video. Throws when ffmpeg fails.
 * @param {string} file Path of the video.
 * @param {{ width: number, height: number, fps: number, seconds: number }} clip
 * @param {(second: number) => import('sharp').Sharp} frame Draws one frame of that size.
 * @param {readonly string[]} output Arguments of ffmpeg for further inputs, the codecs and the container.
 */
export async function encode(file, { width, height, fps, seconds }, frame, output) {
  const args = ['-hide_banner', '-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24'];
  args.push('-s', `${width}x${height}`, '-r', String(fps), '-i', 'pipe:0', ...output, file);
  const child = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  for (let index = 0; index < fps * seconds; index += 1) {
    const pixels = await frame(index / fps)
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!child.stdin.write(pixels)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** Throws when the files of a folder are larger together: they are in the repository. @param {string} folder @param {number} maxBytes */
export function checkSize(folder, maxBytes) {
  const bytes = readdirSync(folder).reduce((total, file) => total + statSync(join(folder, file)).size, 0);
  process.stdout.write(`${bytes} bytes\n`);
  if (bytes > maxBytes) throw new Error(`${bytes} bytes are more than ${maxBytes}, too many for the repository`);
}
