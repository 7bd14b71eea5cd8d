import { type Call, calls, splitKey } from '@khandai/contracts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

interface Operation {
  description?: string;
  requestBody?: Json;
  'x-ratelimit'?: Json;
}

interface Document {
  paths?: Record<string, Record<string, Operation>>;
}

/**
 * Completes the generated OpenAPI document: bodies that are files, the limits of single calls, and tuples as OpenAPI
 * 3.1 writes them.
 */
export function describeCalls<D extends object>(generated: D): D {
  const document = withTuples(generated as Json) as unknown as D & Document;
  for (const [key, call] of Object.entries<Call>(calls)) {
    const [method, path] = splitKey(key as keyof typeof calls);
    const operation = document.paths?.[path]?.[method.toLowerCase()];
    if (operation) Object.assign(operation, fileBody(call), limit(call));
  }
  return document;
}

function fileBody({ file }: Call): Pick<Operation, 'requestBody'> {
  if (!file) return {};
  const content = Object.fromEntries([...file.types, 'application/octet-stream'].map((type) => [type, {}]));
  return {
    requestBody: { description: `Nội dung của tệp, nhiều nhất ${file.maxBytes} byte`, required: true, content },
  };
}

/** A machine-readable limit, and the same in words. */
function limit({ perMinute, access, cost = 1 }: Call): Pick<Operation, 'description' | 'x-ratelimit'> {
  if (perMinute === undefined)
    return { description: `Tính là ${cost} lượt trong giới hạn chung.`, 'x-ratelimit': { general: true, cost } };
  const by = access === 'public' ? 'address' : 'session';
  const whose = by === 'address' ? 'một địa chỉ mạng' : 'một phiên đăng nhập';
  return {
    description: `Nhiều nhất ${perMinute} lần mỗi phút của ${whose}; quá số đó là 429 với Retry-After.`,
    'x-ratelimit': { limit: perMinute, windowSeconds: 60, by },
  };
}

/** TypeBox writes the schemas of a tuple as a list under `items`, which JSON Schema 2020-12 calls `prefixItems`. */
function withTuples(value: Json): Json {
  if (Array.isArray(value)) return value.map(withTuples);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withTuples(child)]));
  if (copy['type'] !== 'array' || !Array.isArray(copy['items'])) return copy;
  const { items, additionalItems: _none, ...rest } = copy;
  return { ...rest, prefixItems: items, items: false };
}
