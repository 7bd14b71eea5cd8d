/** What the address of a file says of it. */
export interface FileFacts {
  readonly src: string;
  readonly kind: 'image' | 'video';
  readonly width: number;
  readonly height: number;
  /** Length of a video in seconds. */
  readonly seconds: number | undefined;
}

const NAME = /^\/tep\/[a-z0-9/_-]+-(\d{1,5})x(\d{1,5})(?:-(\d{1,3})s)?\.(webp|mp4|webm)$/;

/** Reads the name of a message's file, as ChatMessage describes it; undefined for any other address, which is not shown. */
export function fileFacts(src: string): FileFacts | undefined {
  const [, width, height, seconds, ending] = NAME.exec(src) ?? [];
  if (ending === undefined) return undefined;
  return {
    src,
    kind: ending === 'webp' ? 'image' : 'video',
    width: Number(width),
    height: Number(height),
    seconds: seconds === undefined ? undefined : Number(seconds),
  };
}

/** "0:07" */
export const lengthText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
