/**
 * Image types recognised by their first bytes. HEIC is distinguished from AVIF only to give it its own error message.
 */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/**
 * Detects the type from the content, whatever the declared type; undefined for anything else, including SVG, which can
 * contain scripts.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (latin(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(latin(bytes, 0, 6))) return 'gif';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  return latin(bytes, 4, 8) === 'ftyp' ? heifKind(bytes) : undefined;
}

/** The major brand comes first; phones put `mif1` there and list the codec among the compatible brands. */
function heifKind(bytes: Uint8Array): 'avif' | 'heic' | undefined {
  const length = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), 64);
  const brands = latin(bytes, 8, length);
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : undefined;
}
