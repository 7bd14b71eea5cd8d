import { instantOfWall, VIETNAM } from '@khandai/calendar';

/** Parsers for untrusted values of provider payloads. Each returns undefined for an unusable value. */

const MAX_TEXT_LENGTH = 120;
const LOCAL_TIME = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}):(\d{2}):(\d{2})$/;

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Single-line text in NFC without control characters, at most 120 characters or `most`; '' when the value is not text.
 */
export function text(value: unknown, max = MAX_TEXT_LENGTH): string {
  const raw = typeof value === 'number' ? String(value) : value;
  if (typeof raw !== 'string') return '';
  return raw
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max);
}

const MAX_QUOTED_LENGTH = 40;

/**
 * Text of a source for a reason. What is longer, or is no text, is not quoted at all: a part of it might be a part of the
 * source's key, which could then no longer be found and removed.
 */
export function quoted(value: unknown): string {
  const words = text(value, MAX_QUOTED_LENGTH + 1);
  return words === '' || words.length > MAX_QUOTED_LENGTH ? '…' : words;
}

/** Ids are numbers in one mirror and digits as text in the other. */
export function id(value: unknown): string | undefined {
  const read = text(value);
  return /^[A-Za-z0-9_]{1,40}$/.test(read) ? read : undefined;
}

export function whole(value: unknown): number | undefined {
  const read = typeof value === 'string' && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : value;
  return typeof read === 'number' && Number.isSafeInteger(read) ? read : undefined;
}

/** A count: a whole number from 0; a missing value counts as 0, as the provider defines it. */
export function count(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return 0;
  const read = whole(value);
  return read !== undefined && read >= 0 && read <= 999 ? read : undefined;
}

/** Parses a statistic: "18", 18, "31%" and "1.6" are valid. */
export function statistic(value: unknown): number | undefined {
  const read = typeof value === 'string' ? value.trim().replace(/%$/, '') : value;
  const number = typeof read === 'string' && /^\d{1,6}(\.\d{1,4})?$/.test(read) ? Number(read) : read;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}

/** The provider began after the first, and plans nothing so far ahead as the second. */
const FIRST_INSTANT = Date.parse('2000-01-01T00:00:00Z');
const LAST_INSTANT = Date.parse('2100-01-01T00:00:00Z');

/**
 * Parses a provider's time to milliseconds: unix seconds, as number or digits, or `dd-MM-yyyy HH:mm:ss` in GMT+7. It must
 * be one that calendar and clock have, from 2000 to 2099.
 */
export function instant(value: unknown): number | undefined {
  if (typeof value === 'number') return fromSeconds(value);
  if (typeof value !== 'string') return undefined;
  if (/^\d{1,11}$/.test(value.trim())) return fromSeconds(Number(value));
  const [, day, month, year, hour, minute, second] = LOCAL_TIME.exec(value.trim()) ?? [];
  if (day === undefined) return undefined;
  const wall = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const parsed = Date.parse(`${wall}Z`);
  const readsBack = !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(wall);
  return readsBack ? within(instantOfWall(parsed, VIETNAM)) : undefined;
}

const fromSeconds = (seconds: number): number | undefined =>
  Number.isSafeInteger(seconds) ? within(seconds * 1_000) : undefined;

const within = (at: number): number | undefined => (at >= FIRST_INSTANT && at < LAST_INSTANT ? at : undefined);
