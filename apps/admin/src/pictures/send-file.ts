import type { PostSource, Upload } from '@khandai/contracts';
import type { DeskServices } from '../session/desk-services';

const PATH = '/tai-len';
const PART_BYTES = 512 * 1024;
/** The site takes 600 parts a minute, and each within half a minute: a film is sent on slow lines and on fast ones. */
const VIDEO_PART_BYTES = 4 * 1024 * 1024;
const CHECK_MS = 700;
/** Waits between tries of a part. A long video passes network losses, and the end of the token it began with. */
const RETRY_MS = [0, 1_000, 3_000, 5_000, 10_000];
/** Refusals after which the same part may be sent again: a token that ended, a line too slow, a part that is being written, too many. */
const PASSING: readonly number[] = [401, 408, 409, 423, 429];
const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

const VIDEO_TYPES: readonly string[] = ['video/mp4', 'video/webm', 'video/quicktime'];

/** The site did not take the file; the message is its sentence, empty when it gave none. */
export class FileRefused extends Error {}

export const isPicture = ({ type }: Blob): boolean => TYPES.includes(type);
export const isVideo = ({ type }: Blob): boolean => VIDEO_TYPES.includes(type);

/** A file to upload; videos of titles may be longer and larger than those of posts. */
export interface OutgoingFile {
  readonly blob: Blob;
  readonly purpose: 'post' | 'title';
}

/** Uploads a picture or video in parts and waits until the site has checked it. */
export async function sendFile(
  services: DeskServices,
  file: OutgoingFile,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<PostSource> {
  const uploadId = await sendParts(services, file, onProgress, signal);
  for (;;) {
    const params = { uploadId };
    const status = await services.api.call('GET /au/api/user/upload/{uploadId}', { params }, signal);
    if (status.state !== 'checking' && status.state !== 'sending') return sourceOf(status);
    await services.clock.sleep(CHECK_MS, signal);
  }
}

function sourceOf({ state, reason, source }: Upload): PostSource {
  if (state === 'done' && source) return source;
  throw new FileRefused(reason ?? '');
}

async function sendParts(
  { session }: DeskServices,
  { blob, purpose }: OutgoingFile,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const { DetailedError, Upload: TusUpload } = await import('tus-js-client');
  // A token that ended while the editor wrote would refuse the first part.
  await session.reload();
  let renewal: Promise<string | null> | undefined;
  return new Promise<string>((resolve, reject) => {
    const upload = new TusUpload(blob, {
      endpoint: PATH,
      metadata: { filetype: blob.type, purpose },
      chunkSize: isVideo(blob) ? VIDEO_PART_BYTES : PART_BYTES,
      onUploadUrlAvailable: () => {
        // Without an endpoint, tus retries a failed HEAD. With one, it would start a new upload at byte 0.
        upload.options.endpoint = null;
      },
      retryDelays: RETRY_MS,
      onBeforeRequest: async (request) => {
        await renewal;
        request.setHeader('authorization', `Bearer ${session.token() ?? ''}`);
      },
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        const token = session.token();
        if (status === 401 && token !== null) renewal = session.renew(token);
        return status === 0 || status >= 500 || PASSING.includes(status);
      },
      storeFingerprintForResuming: false,
      onProgress: (sent, total) => {
        onProgress(sent / total);
      },
      onSuccess: () => {
        const id = upload.url?.split('/').at(-1);
        if (id === undefined) reject(new FileRefused(''));
        else resolve(id);
      },
      onError: (error) => {
        const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
        reject(new FileRefused(sentenceIn(body)));
      },
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(new FileRefused(''));
    });
    upload.start();
  });
}

/** The server's sentence in the reply that refused a part. */
function sentenceIn(body: string | undefined): string {
  try {
    const value: unknown = JSON.parse(body ?? '');
    return typeof value === 'object' && value !== null && 'msg' in value && typeof value.msg === 'string'
      ? value.msg
      : '';
  } catch {
    return '';
  }
}
