/** Why a file cannot be sent; a key of `attachments:faults`. */
export type AttachmentFault = 'tooMany' | 'notMedia' | 'heic' | 'largePicture' | 'largeVideo' | 'empty';

/** The server's limits. The browser checks them first, so that it uploads no file that the server would refuse. */
export const PICTURE_MAX = 8 * 1024 * 1024;
export const VIDEO_MAX = 20 * 1024 * 1024;
/** The formats that the file dialog offers. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,video/mp4,video/webm,video/quicktime';

/** The fault of a chosen file, by what the browser says of it; the server checks its content. */
export function attachmentFault({ size, type }: Pick<File, 'size' | 'type'>): AttachmentFault | undefined {
  if (size === 0) return 'empty';
  if (/^image\/hei[cf]/.test(type)) return 'heic';
  if (!ACCEPTED.split(',').includes(type)) return 'notMedia';
  if (type.startsWith('video/')) return size > VIDEO_MAX ? 'largeVideo' : undefined;
  return size > PICTURE_MAX ? 'largePicture' : undefined;
}
