import { dayAt, instantOfWall } from '@khandai/calendar';
import { clockTime } from '../../../i18n/format-time';

/** An instant in the format of a date-time input (`2026-11-20T19:15`) in this timezone; empty for null. */
export function localText(instant: string | null, timezone: string): string {
  if (instant === null) return '';
  const at = Date.parse(instant);
  return `${dayAt(at, timezone)}T${clockTime(at, timezone)}`;
}

/**
 * Converts a date-time input's text in this timezone to RFC 3339. Returns invalid text unchanged, so that the server
 * rejects it.
 */
export function instantOf(text: string, timezone: string): string {
  const meant = Date.parse(`${text}Z`);
  return text === '' || Number.isNaN(meant) ? text : new Date(instantOfWall(meant, timezone)).toISOString();
}
