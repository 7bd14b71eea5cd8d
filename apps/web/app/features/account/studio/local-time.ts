import { dayAt, instantOfWall } from '@khandai/calendar';
import { clockTime } from '../../../i18n/format-time';

/** `2026-11-20T19:15`, as a field of date and time has it, in that zone; empty where there is no instant. */
export function localText(instant: string | null, timezone: string): string {
  if (instant === null) return '';
  const at = Date.parse(instant);
  return `${dayAt(at, timezone)}T${clockTime(at, timezone)}`;
}

/** The instant such a text means in that zone, RFC 3339; what is no time stays as it is, for the server to refuse. */
export function instantOf(text: string, timezone: string): string {
  const meant = Date.parse(`${text}Z`);
  return text === '' || Number.isNaN(meant) ? text : new Date(instantOfWall(meant, timezone)).toISOString();
}
