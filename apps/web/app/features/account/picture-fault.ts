/** Why a file cannot become a profile picture; a key of `me:avatar.faults`. */
export type PictureFault = 'empty' | 'tooLarge' | 'heic' | 'svg' | 'notAPicture' | 'tooManyDots' | 'unreadable';

/** The server's limits. The browser checks them first, so that it uploads no file that the server would refuse. */
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
const HEAD_BYTES = 512;

interface Extent {
  readonly width: number;
  readonly height: number;
}

/**
 * Finds the fault of a chosen file from its first bytes and the size the browser reports; undefined if it may be
 * cropped and sent. The server decides. The check decodes no pixels, so a decompression bomb cannot fill the memory.
 */
export async function pictureFault(
  file: Blob,
  extentOf: (file: Blob) => Promise<Extent | undefined>,
): Promise<PictureFault | undefined> {
  if (file.size === 0) return 'empty';
  const head = await headOf(file);
  const kind = kindOf(head);
  if (kind !== 'picture') return kind;
  if (file.size > MAX_BYTES) return 'tooLarge';
  // Browsers refuse to show a PNG with too many pixels and do not say why.
  if (isLarge(pngExtent(head))) return 'tooManyDots';
  const extent = await extentOf(file);
  if (!extent) return 'unreadable';
  return isLarge(extent) ? 'tooManyDots' : undefined;
}

/**
 * The size in pixels that the browser reports, without drawing the picture; undefined if the browser cannot show it.
 */
export async function shownExtent(file: Blob): Promise<Extent | undefined> {
  const address = URL.createObjectURL(file);
  try {
    return await new Promise((resolve) => {
      const image = new Image();
      image.onload = () => {
        resolve({ width: image.naturalWidth, height: image.naturalHeight });
      };
      image.onerror = () => {
        resolve(undefined);
      };
      image.src = address;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The first bytes as a string, one character per byte. */
async function headOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return String.fromCharCode(...bytes);
}

function kindOf(head: string): 'picture' | 'heic' | 'svg' | 'notAPicture' {
  if (/^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF[^]{4}WEBP)/.test(head)) return 'picture';
  if (head.slice(4, 8) === 'ftyp') return brandOf(head.slice(8, 64));
  return /<svg[\s>]/i.test(head) ? 'svg' : 'notAPicture';
}

function brandOf(brands: string): 'picture' | 'heic' | 'notAPicture' {
  if (/avi[fs]/.test(brands)) return 'picture';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : 'notAPicture';
}

/** Reads the size from the PNG header, which is the first chunk. */
function pngExtent(head: string): Extent | undefined {
  if (head.slice(12, 16) !== 'IHDR') return undefined;
  const number = (at: number) => [0, 1, 2, 3].reduce((sum, byte) => sum * 256 + head.charCodeAt(at + byte), 0);
  return { width: number(16), height: number(20) };
}

const isLarge = (extent: Extent | undefined): boolean =>
  extent !== undefined && extent.width * extent.height > MAX_PIXELS;
