import { clockTime, isoDate } from '../../../i18n/format-time';

/** `2026-11-20T19:15`, as a field of date and time has it, in that zone; empty where there is no instant. */
export function localText(instant: string | null, timezone: string): string {
  if (instant === null) return '';
  const at = Date.parse(instant);
  return `${isoDate(at, timezone)}T${clockTime(at, timezone)}`;
}

/** The instant such a text means in that zone, RFC 3339; what is none stays as it is, for the server to refuse. */
export function instantOf(text: string, timezone: string): string {
  const meant = Date.parse(`${text}Z`);
  if (text === '' || Number.isNaN(meant)) return text;
  // Where clocks are put forward or back, the first guess may lie on the other side of it.
  const guess = meant - offsetAt(meant, timezone);
  return new Date(meant - offsetAt(guess, timezone)).toISOString();
}

/** Milliseconds that zone is ahead of UTC. */
function offsetAt(instant: number, timezone: string): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${localText(new Date(minute).toISOString(), timezone)}Z`) - minute;
}
