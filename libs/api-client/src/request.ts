import type { Method } from '@khandai/contracts';

/** The parts of any call's input, without the types of a specific call. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Sent unchanged, instead of a body. */
  readonly file?: Blob;
  readonly onProgress?: (fraction: number) => void;
}

/** Address of a call: path parameters encoded and filled in, the query appended. */
export function requestLine(key: string, { params = {}, query = {} }: RequestParts): { method: Method; url: string } {
  const space = key.indexOf(' ');
  const path = key
    .slice(space + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(param(key, params, name)));
  const search = queryString(query);
  return { method: key.slice(0, space) as Method, url: search ? `${path}?${search}` : path };
}

function param(key: string, params: Readonly<Record<string, unknown>>, name: string): string {
  const value = params[name];
  if (value === undefined || value === null || value === '') throw new TypeError(`${key} needs the parameter ${name}`);
  return String(value);
}

/** Omits undefined and null; repeats the name for each element of an array. */
function queryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search.toString();
}
