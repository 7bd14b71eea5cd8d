import type { Static, TSchema } from 'typebox';

/** Who may call: anybody; anybody with a token, guests too; members; commentators; moderators. */
export type Access = 'public' | 'guest' | 'member' | 'commentator' | 'moderator';

/**
 * `begins`: the reply holds new tokens, a guest's or a member's. `resumes`: the reply says whose session the token belongs to, and the
 * session itself handles a 401. `ends`: the session is over.
 */
export type SessionEffect = 'begins' | 'resumes' | 'ends';

/**
 * One REST call. Its key in `calls` is `METHOD /path/{param}`, so the client needs no table at run time:
 * the server registers a route from it, the client takes its types from it, OpenAPI comes out of it.
 * `data` is what stands in `data` of the envelope when code is 0.
 */
export interface Call {
  readonly summary: string;
  readonly access: Access;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The body is the file itself, as it is, and nothing else. What it holds is judged by its content, not by its name or type. */
  readonly file?: FileBody;
  readonly data: TSchema;
  /** Codes besides 0, 400, 401, 429 and 500 that this call may answer with. */
  readonly codes?: readonly number[];
  /**
   * The call gets, renews or drops tokens, so the server ignores the token a client happens to send. Every other call refuses a forged
   * or expired token with 401, public calls too: the client renews the token and tries again.
   */
  readonly ignoresToken?: true;
  /** What a reply with code 0 does to the session of the caller; absent when nothing. */
  readonly session?: SessionEffect;
  /** The call carries a body and still changes nothing, so its replies may be shared and cached. Every GET is read-only by itself. */
  readonly readOnly?: true;
  /**
   * The session of a member's token must still be open, and the database says which role they have now; a guest has no session. Other
   * calls look at the access token alone, which stays valid for up to 15 minutes after its session ended, with the role it was made for.
   */
  readonly sensitive?: true;
  /** At most this many calls a minute for one address; absent means the general limit. */
  readonly perMinute?: number;
  /** Sites and apps beside this one call it: the header `key` must hold the key the operator set, else 401. */
  readonly apiKey?: true;
}

export interface FileBody {
  /** What a page may offer for choosing, as in `image/png`. */
  readonly types: readonly string[];
  /** A longer body is refused with 413. */
  readonly maxBytes: number;
}

/** Keeps the literal types of a definition while checking its shape. */
export const call = <const C extends Call>(definition: C): C => definition;

export type Method = 'GET' | 'POST' | 'DELETE';
export type CallKey = `${Method} /${string}`;

type Part<C extends Call, P extends 'params' | 'query' | 'body'> =
  C extends Readonly<Record<P, infer S extends TSchema>> ? Readonly<Record<P, Static<S>>> : unknown;

/** What a caller hands over: `{ params, query, body, file }`, each only where the call defines it; `F` is what holds a file's bytes. */
export type CallInput<C extends Call, F = Uint8Array> = Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'body'> &
  (C extends Readonly<Record<'file', FileBody>> ? Readonly<Record<'file', F>> : unknown);

/** What a caller gets: the value of `data`. */
export type CallData<C extends Call> = Static<C['data']>;

/** Splits a key into its method and its path: `GET /a/{id}` → `['GET', '/a/{id}']`. */
export function splitKey(key: CallKey): [method: Method, path: string] {
  const space = key.indexOf(' ');
  return [key.slice(0, space) as Method, key.slice(space + 1)];
}
