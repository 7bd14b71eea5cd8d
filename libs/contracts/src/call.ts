import type { Static, TSchema } from 'typebox';

/**
 * Who may call: everyone; every holder of a token, guests included; members; commentators; moderators; staff, who
 * run the site. `moderation`: commentators, moderators and members of site role 6, who moderate rooms of the chat.
 */
export type Access = 'public' | 'guest' | 'member' | 'commentator' | 'moderator' | 'staff' | 'moderation';

/**
 * `begins`: the reply holds new tokens, of a guest or a member. `resumes`: the reply says whose session the token
 * belongs to, and the session itself handles a 401. `ends`: the session is over.
 */
export type SessionEffect = 'begins' | 'resumes' | 'ends';

/**
 * One REST call. Its key in `calls` is `METHOD /path/{param}`, so the client needs no table at run time:
 * the server registers a route from it, the client infers its types from it, and the OpenAPI document is generated
 * from it. `data` is the schema of the envelope's `data` when code is 0.
 */
export interface Call {
  readonly summary: string;
  readonly access: Access;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The body is the raw bytes of the file. The server detects the type from the content, not from a name or header. */
  readonly file?: FileBody;
  readonly data: TSchema;
  /** Codes besides 0, 400, 401, 429 and 500 that this call may answer with. */
  readonly codes?: readonly number[];
  /**
   * The server ignores a token sent with the call, because clients must be able to make it when theirs is expired.
   * Every other call, a public one too, rejects a forged or expired token with 401: the client renews the token and
   * tries again.
   */
  readonly ignoresToken?: true;
  /** What a reply with code 0 does to the caller's session; absent when it does nothing. */
  readonly session?: SessionEffect;
  /** The call has a body but changes nothing, so its replies may be shared and cached. Every GET is read-only. */
  readonly readOnly?: true;
  /**
   * The server checks in the database that the member's session is still open, and reads their current role; a guest
   * has no session. Other calls trust the access token alone: it stays valid, with the role it was issued for, for up
   * to 15 minutes after its session ended.
   */
  readonly sensitive?: true;
  /** Maximum calls per minute from one address; absent: the general limit. */
  readonly perMinute?: number;
  /** Number of calls of the general limit that this one counts for; absent: 1. */
  readonly cost?: number;
  /**
   * The reply depends on the input alone, never on the caller: the server may answer several callers with one read that
   * started after all of their requests.
   */
  readonly sameForAll?: true;
  /** For other sites and apps: the header `key` must hold the key that the operator configured, otherwise 401. */
  readonly apiKey?: true;
}

export interface FileBody {
  /** Media types that a file picker accepts, such as `image/png`. */
  readonly types: readonly string[];
  /** The server rejects a longer body with 413. */
  readonly maxBytes: number;
}

/** Keeps the literal types of a definition while checking its shape. */
export const call = <const C extends Call>(definition: C): C => definition;

export type Method = 'GET' | 'POST' | 'DELETE';
export type CallKey = `${Method} /${string}`;

type Part<C extends Call, P extends 'params' | 'query' | 'body'> =
  C extends Readonly<Record<P, infer S extends TSchema>> ? Readonly<Record<P, Static<S>>> : unknown;

/** Input of a call: `{ params, query, body, file }`, each only if the call defines it. `F` is the type of the file. */
export type CallInput<C extends Call, F = Uint8Array> = Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'body'> &
  (C extends Readonly<Record<'file', FileBody>> ? Readonly<Record<'file', F>> : unknown);

/** Result of a call: the value of `data`. */
export type CallData<C extends Call> = Static<C['data']>;

/** Splits a key into its method and its path: `GET /a/{id}` → `['GET', '/a/{id}']`. */
export function splitKey(key: CallKey): [method: Method, path: string] {
  const space = key.indexOf(' ');
  return [key.slice(0, space) as Method, key.slice(space + 1)];
}
