import { ApiError } from '@khandai/api-client';
import type { DeskComicPage, PostSource } from '@khandai/contracts';

/** A file that the site did not take, with the site's reason; empty where it gave none. */
export interface BrokenFile {
  readonly file: File;
  readonly reason: string;
}

export interface SentPage {
  readonly page: DeskComicPage;
  readonly source: PostSource;
}

export interface SentPages {
  readonly sent: readonly SentPage[];
  readonly broken: readonly BrokenFile[];
}

export interface PageUploads {
  readonly send: (file: File, signal: AbortSignal) => Promise<PostSource>;
  /** After each file. */
  readonly onProgress: (done: number) => void;
}

/** Files at once: the site draws two pictures at a time. */
const AT_ONCE = 2;

const names = new Intl.Collator('vi', { numeric: true, sensitivity: 'base' });

/** `2.png` before `10.png`. */
export const byFileName = (one: string, other: string): number => names.compare(one, other);

/** Sends files, two at a time. One that is refused does not keep the others, which stay in the order of their names. */
export async function sendPages(
  files: readonly File[],
  { send, onProgress }: PageUploads,
  signal: AbortSignal,
): Promise<SentPages> {
  const waiting = files.toSorted((one, other) => byFileName(one.name, other.name)).entries();
  const sent = new Map<number, SentPage>();
  const broken = new Map<number, BrokenFile>();
  const work = async () => {
    for (const [place, file] of waiting) {
      if (signal.aborted) return;
      try {
        const source = await send(file, signal);
        sent.set(place, { page: { sourceId: source.sourceId, fileName: file.name, alt: '' }, source });
      } catch (error) {
        broken.set(place, { file, reason: error instanceof ApiError ? error.message : '' });
      }
      onProgress(sent.size + broken.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { sent: inOrder(sent), broken: inOrder(broken) };
}

const inOrder = <T>(found: ReadonlyMap<number, T>): T[] =>
  [...found].sort(([one], [other]) => one - other).map(([, value]) => value);
