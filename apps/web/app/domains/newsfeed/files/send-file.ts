import { type ApiClient, ApiError } from '@khandai/api-client';
import { Code, type PostSource, type Upload } from '@khandai/contracts';
import { UploadRefused } from '@khandai/newsfeed';
import type { Clock } from '@khandai/runtime';
import type { DetailedError } from 'tus-js-client';

/** A file that the member chose. */
export interface ChosenFile {
  readonly name: string;
  readonly type: string;
  /** Absent for a file that the post has already. */
  readonly blob: Blob | undefined;
  /** The upload at the site, once it is open. */
  uploadId?: string | undefined;
  /** The upload was opened. */
  readonly opened: () => void;
}

export interface SendFileDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly session: { token(): string | null; renew(refused: string): Promise<string | null> };
  readonly timers: Pick<Clock, 'sleep'>;
}

const PATH = '/tai-len';
/** Of one request: on a slow line it arrives well within the server's time. */
const PART_BYTES = 512 * 1024;
const CHECK_MS = 700;

/** Sends the rest of a file, and waits until the site has checked it. */
export async function sendFile(
  { api, session, timers }: SendFileDeps,
  file: ChosenFile,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<PostSource> {
  const known = await statusOf(api, file, signal);
  if (known && known.state !== 'sending') return sourceOf(known);
  await sendRest(session, file, onProgress, signal);
  for (;;) {
    const status = await statusOf(api, file, signal);
    if (!status) throw new Error('the upload is gone');
    if (status.state !== 'checking') return sourceOf(status);
    await timers.sleep(CHECK_MS, signal);
  }
}

/** Tells the site that a file is not wanted. Without an answer, the site deletes it a day later. */
export async function giveUpFile({ session }: Pick<SendFileDeps, 'session'>, uploadId: string): Promise<void> {
  await fetch(`${PATH}/${uploadId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${session.token() ?? ''}`, 'tus-resumable': '1.0.0' },
  });
}

/** What the site knows of the file; undefined for one that it never heard of, or has deleted. */
async function statusOf(api: SendFileDeps['api'], file: ChosenFile, signal: AbortSignal): Promise<Upload | undefined> {
  if (file.uploadId === undefined) return undefined;
  try {
    return await api.call('GET /au/api/user/upload/{uploadId}', { params: { uploadId: file.uploadId } }, signal);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== Code.uploadNotFound) throw error;
    file.uploadId = undefined;
    return undefined;
  }
}

function sourceOf({ state, reason, source }: Upload): PostSource {
  if (state === 'done' && source) return source;
  throw new UploadRefused(reason ?? '');
}

async function sendRest(
  session: SendFileDeps['session'],
  file: ChosenFile,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { Upload: TusUpload } = await import('tus-js-client');
  const { blob } = file;
  if (!blob) throw new UploadRefused('');
  const token = session.token();
  await new Promise<void>((resolve, reject) => {
    const upload = new TusUpload(blob, {
      endpoint: PATH,
      uploadUrl: file.uploadId === undefined ? null : `${PATH}/${file.uploadId}`,
      metadata: { filetype: file.type },
      headers: { authorization: `Bearer ${token ?? ''}` },
      chunkSize: PART_BYTES,
      // The queue of uploads decides when to try again, and the form keeps what was opened.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onProgress: (sent, total) => {
        onProgress(sent / total);
      },
      onUploadUrlAvailable: () => {
        file.uploadId = upload.url?.split('/').at(-1);
        file.opened();
      },
      onSuccess: () => {
        resolve();
      },
      onError: (error) => {
        void refusalOf(error, session, token).then(reject);
      },
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(new Error('the upload was stopped'));
    });
    if (!signal.aborted) upload.start();
  });
}

/** A refusal in the server's words, or a failure after which the file is sent again. */
async function refusalOf(
  error: Error | DetailedError,
  session: SendFileDeps['session'],
  token: string | null,
): Promise<Error> {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  const status = answer?.getStatus();
  if (status === 401 && token !== null) await session.renew(token);
  const { code, msg } = envelopeOf(answer?.getBody());
  const isFinal = status === 400 || status === 403 || status === 413 || code === Code.tooManyUploads;
  return isFinal && msg !== undefined ? new UploadRefused(msg) : error;
}

function envelopeOf(body: string | undefined): { readonly code?: number; readonly msg?: string } {
  try {
    const value: unknown = JSON.parse(body ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
