import { isFields, text, whole } from './read-values.js';

/** `data` of a provider's envelope `{ code, message, data }`, or why it is unusable, in Vietnamese. */
export function readEnvelope(json: string): { data: unknown } | { reason: string } {
  let payload: unknown;
  try {
    payload = JSON.parse(json);
  } catch {
    return { reason: 'không phải JSON hợp lệ' };
  }
  if (!isFields(payload)) return { reason: 'thiếu phần data' };
  const code = 'code' in payload ? (whole(payload['code']) ?? String(payload['code'])) : 0;
  const message = text(payload['message']);
  if (code !== 0) return { reason: `nguồn trả mã lỗi ${code}${message === '' ? '' : `: ${message}`}` };
  return 'data' in payload ? { data: payload['data'] } : { reason: 'thiếu phần data' };
}
