import { isFields, quoted, text, whole } from './read-values.js';

/**
 * `data` of a provider's envelope `{ code, message, data }`, or why it is unusable, in Vietnamese. `isRefused` with a code
 * other than 0: the provider uses one for a wrong key, for data that was not bought and for its limits.
 * @param clean removes secrets from the provider's message, before it is shortened
 */
export function readEnvelope(
  json: string,
  clean: (words: string) => string = (words) => words,
): { data: unknown } | { reason: string; isRefused?: true } {
  let payload: unknown;
  try {
    payload = parsed(json);
  } catch {
    return { reason: 'không phải JSON hợp lệ' };
  }
  if (!isFields(payload)) return { reason: 'thiếu phần data' };
  const code = 'code' in payload ? (whole(payload['code']) ?? quoted(payload['code'])) : 0;
  const given = payload['message'];
  const message = text(typeof given === 'string' ? clean(given) : given);
  if (code !== 0) {
    const reason = clean(`nguồn trả mã lỗi ${code}${message === '' ? '' : `: ${message}`}`);
    return { reason, isRefused: true };
  }
  return 'data' in payload ? { data: payload['data'] } : { reason: 'thiếu phần data' };
}

/** One mirror of the provider ends its answers with a `|`. */
function parsed(json: string): unknown {
  const trimmed = json.trimEnd();
  return JSON.parse(trimmed.endsWith('|') ? trimmed.slice(0, -1) : json);
}
