/** Kinds of pictures that are known by their first bytes. HEIC is told from AVIF only to be refused in its own words. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

const latin = (bytes: Uint8Array, from: number, to: number): string => Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** What a file is by its content, whatever it calls itself; undefined for what is no picture, SVG included: that is a program. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (latin(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(latin(bytes, 0, 6))) return 'gif';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  return latin(bytes, 4, 8) === 'ftyp' ? heifKind(bytes) : undefined;
}

/** The main brand stands first; phones name `mif1` there and the codec among the others. */
function heifKind(bytes: Uint8Array): 'avif' | 'heic' | undefined {
  const length = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), 64);
  const brands = latin(bytes, 8, length);
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : undefined;
}
