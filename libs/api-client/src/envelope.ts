import { Code } from '@khandai/contracts';
import { ApiError } from './api-error.js';

/** A raw reply: status, body as text or as the value in it, and a header by its name. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly header: (name: string) => string | null;
}

interface Opened {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
  readonly requestId: string | null;
}

/** Returns the value in the envelope, or throws its ApiError. `now` is needed for a Retry-After that holds a date. */
export function openEnvelope(answer: Answer, now: number): unknown {
  const envelope = parse(answer.body);
  const retryAfterMs = retryAfter(answer.header('retry-after'), now);
  const requestId = envelope?.requestId ?? answer.header('x-request-id');
  if (!envelope) {
    const message = `status ${answer.status} without an envelope`;
    throw new ApiError({ kind: 'malformed', message, status: answer.status, retryAfterMs, requestId });
  }
  const { code, msg, data } = envelope;
  if (code === Code.success && answer.status < 400) return data;
  throw new ApiError({ kind: 'answer', message: msg, code, status: answer.status, retryAfterMs, requestId });
}

function parse(body: unknown): Opened | null {
  const value = typeof body === 'string' ? parseJson(body) : body;
  if (typeof value !== 'object' || value === null) return null;
  const { code, msg, data, requestId } = value as Record<keyof Opened, unknown>;
  if (typeof code !== 'number' || typeof msg !== 'string') return null;
  return { code, msg, data, requestId: typeof requestId === 'string' ? requestId : null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Not JSON, so not an envelope: the caller throws an error with the status.
  }
}

function retryAfter(header: string | null, now: number): number | null {
  if (!header) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
