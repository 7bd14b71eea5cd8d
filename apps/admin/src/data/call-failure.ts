import { ApiError } from '@khandai/api-client';
import { HttpError } from 'react-admin';

/** What react-admin reads of a refused call: the server's sentence, the HTTP status, and the code as its body. */
export function asHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  // Without a reply there is no sentence of the server, so the desk says its own.
  const message = error.kind === 'answer' ? error.message : 'ra.notification.http_error';
  return new HttpError(message, error.status, { code: error.code });
}
