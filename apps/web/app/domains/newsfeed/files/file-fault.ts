import { PostLimit } from '@khandai/contracts';

/** Why a file cannot be sent; a key of `postFiles:faults`. */
export type FileFault = 'tooMany' | 'mixed' | 'notMedia' | 'heic' | 'largePicture' | 'largeVideo' | 'empty';

/** The formats that the file dialog offers. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif,video/mp4,video/webm,video/quicktime';

export const kindOf = (type: string): 'image' | 'video' => (type.startsWith('video/') ? 'video' : 'image');

/** The fault of a chosen file, by what the browser says of it; the server checks its content. */
export function fileFault(
  { size, type }: Pick<File, 'size' | 'type'>,
  others: readonly { readonly kind: 'image' | 'video' }[],
): FileFault | undefined {
  if (size === 0) return 'empty';
  if (/^image\/hei[cf]/.test(type)) return 'heic';
  if (!ACCEPTED.split(',').includes(type)) return 'notMedia';
  const kind = kindOf(type);
  if (others.length > 0 && (kind === 'video' || others.some((other) => other.kind === 'video'))) return 'mixed';
  if (others.length >= PostLimit.maxPictures) return 'tooMany';
  if (kind === 'video') return size > PostLimit.videoBytes ? 'largeVideo' : undefined;
  return size > PostLimit.pictureBytes ? 'largePicture' : undefined;
}
