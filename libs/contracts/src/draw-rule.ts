/*
 * How the winners of a lucky draw follow from its seed and its closed list of entries. The server draws with it, and
 * browsers compute the winners again with it. docs/draws.md states the same rule for programs of others.
 */

/** What decides a draw. */
export interface DrawList {
  readonly drawId: number;
  /** How many entries win. */
  readonly winners: number;
  /** Ids of entries, in any order: 32 hexadecimal digits, lower case. */
  readonly entryIds: readonly string[];
}

/** An entry with what places it: the entry with the lowest score is the first winner. */
export interface DrawScore {
  readonly entryId: string;
  /** 64 hexadecimal digits. */
  readonly score: string;
}

const VERSION = 'khandai-draw-1';
const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;
/** Scores computed at once, so that a long list neither waits for each of them nor fills the memory. */
const BATCH = 500;

/** The text whose hash closes the list: one line each for the rule, the draw, its winners, and the ids in order. */
export const drawListText = ({ drawId, winners, entryIds }: DrawList): string =>
  [VERSION, drawId, winners, ...entryIds.toSorted()].map((line) => `${line}\n`).join('');

/** SHA-256 of that text, in hexadecimal. */
export const drawListHash = async (list: DrawList): Promise<string> => sha256(bytesOf(drawListText(list)));

/** What is published before the draw. @param seed 32 bytes in hexadecimal */
export const drawSeedHash = async (seed: string): Promise<string> => sha256(bytesOfHex(seed));

/**
 * All entries by their score, HMAC-SHA256(seed, "<hash of the list>:<id of the entry>"); the first `winners` of them win.
 * Scores are compared as they are, so no entry is favoured as it would be by a remainder. Of equal scores, which do not
 * happen, the lower id comes first.
 */
export async function drawRanking(seed: string, listHash: string, entryIds: readonly string[]): Promise<DrawScore[]> {
  const key = await crypto.subtle.importKey('raw', bytesOfHex(seed), HMAC, false, ['sign']);
  const scoreOf = async (entryId: string): Promise<DrawScore> => ({
    entryId,
    score: hexOf(await crypto.subtle.sign(HMAC.name, key, bytesOf(`${listHash}:${entryId}`))),
  });
  const scores: DrawScore[] = [];
  for (let start = 0; start < entryIds.length; start += BATCH)
    scores.push(...(await Promise.all(entryIds.slice(start, start + BATCH).map(scoreOf))));
  return scores.sort((a, b) => inOrder(a.score, b.score) || inOrder(a.entryId, b.entryId));
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytes));

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
