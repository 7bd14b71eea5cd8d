/** Why a file cannot become a picture of oneself; a key of `me:avatar.faults`. */
export type PictureFault = 'empty' | 'tooLarge' | 'heic' | 'svg' | 'notAPicture' | 'tooManyDots' | 'unreadable';

/** As the server has them. Asked here first: nobody sends megabytes in vain. */
const MOST_BYTES = 5 * 1024 * 1024;
const MOST_DOTS = 50_000_000;
const HEAD_BYTES = 512;

interface Extent {
  readonly width: number;
  readonly height: number;
}

/**
 * What is wrong with a chosen file, as far as its first bytes and the browser can tell; undefined when it may be cut and
 * sent. The server decides. No dot is unpacked here, so a picture made to fill the memory does not.
 */
export async function pictureFault(file: Blob, extentOf: (file: Blob) => Promise<Extent | undefined>): Promise<PictureFault | undefined> {
  if (file.size === 0) return 'empty';
  const head = await headOf(file);
  const kind = kindOf(head);
  if (kind !== 'picture') return kind;
  if (file.size > MOST_BYTES) return 'tooLarge';
  // Browsers do not show a PNG beyond all measure, and say nothing about why.
  if (isLarge(pngExtent(head))) return 'tooManyDots';
  const extent = await extentOf(file);
  if (!extent) return 'unreadable';
  return isLarge(extent) ? 'tooManyDots' : undefined;
}

/** How large the browser finds a picture, without drawing it; undefined when it cannot show it. */
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

/** Letters of the first bytes, each byte one. */
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

/** Told by the header of a PNG, which comes first. */
function pngExtent(head: string): Extent | undefined {
  if (head.slice(12, 16) !== 'IHDR') return undefined;
  const number = (at: number) => [0, 1, 2, 3].reduce((sum, byte) => sum * 256 + head.charCodeAt(at + byte), 0);
  return { width: number(16), height: number(20) };
}

const isLarge = (extent: Extent | undefined): boolean => extent !== undefined && extent.width * extent.height > MOST_DOTS;
