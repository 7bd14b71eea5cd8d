import type { ApiClient, ApiKey } from '@khandai/api-client';

type NameIn<Path> = Path extends `${string}/${string}` ? never : Path;
type NameOf<Key> = Key extends `GET /other/api/desk/${infer Path}` ? NameIn<Path> : never;

/** Names of the resources that the contract has a list of: `banner`, `article`. */
export type DeskResourceName = NameOf<ApiKey>;

type DeskMethod = 'GET' | 'POST' | 'DELETE';

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
}

/** A call of the desk by a name known only at run time; the answer is checked by who reads it. */
export type DeskSend = (method: DeskMethod, path: string, parts?: Parts, signal?: AbortSignal) => Promise<unknown>;

/**
 * react-admin names resources at run time, so the compiler cannot know which call it is. That a resource has its calls
 * in the contract is checked by the type DeskResourceName where the desk lists it.
 */
export function deskSend(api: ApiClient): DeskSend {
  const call: (key: ApiKey, parts?: Parts, signal?: AbortSignal) => Promise<unknown> = api.call.bind(api);
  return (method, path, parts, signal) => call(`${method} /other/api/desk/${path}` as ApiKey, parts, signal);
}
