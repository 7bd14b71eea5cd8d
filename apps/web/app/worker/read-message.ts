import type { PushMessage } from '@khandai/contracts';

/** A page of this site: a path, no other host. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const MAX_LENGTH = 4_096;

/**
 * The message of a push; undefined when it is none. It comes encrypted from the site's server, and is checked nevertheless: an
 * older or newer version may have written it.
 */
export function readMessage(text: string | undefined): PushMessage | undefined {
  const read = text === undefined || text.length > MAX_LENGTH ? undefined : parsed(text);
  if (!isRecord(read)) return undefined;
  const { type, language, path, tag, values } = read;
  if (typeof type !== 'string' || typeof tag !== 'string') return undefined;
  return {
    ...{ type, tag, language: language === 'en' ? 'en' : 'vi', path: ownPath(path) },
    values: isRecord(values) ? textsOf(values) : {},
  };
}

/** The path itself, or the home page for an address of another host. */
export const ownPath = (path: unknown): string => (typeof path === 'string' && OWN_PATH.test(path) ? path : '/');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A push that is no JSON is no message of this site.
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsOf = (values: Readonly<Record<string, unknown>>): PushMessage['values'] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  );
