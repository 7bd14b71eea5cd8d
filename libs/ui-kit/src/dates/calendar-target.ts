const DAY_MS = 86_400_000;
const WEEK = 7;

/** The day (`2026-11-20`) that a key leads to in a grid of weeks from Monday; undefined for all other keys. */
export function calendarTarget(key: string, shift: boolean, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return plusDays(day, -1);
    case 'ArrowRight':
      return plusDays(day, 1);
    case 'ArrowUp':
      return plusDays(day, -WEEK);
    case 'ArrowDown':
      return plusDays(day, WEEK);
    case 'Home':
      return plusDays(day, -sinceMonday(day));
    case 'End':
      return plusDays(day, WEEK - 1 - sinceMonday(day));
    case 'PageUp':
      return plusMonths(day, shift ? -12 : -1);
    case 'PageDown':
      return plusMonths(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const text = (time: number): string => new Date(time).toISOString().slice(0, 10);

const plusDays = (day: string, count: number): string => text(at(day) + count * DAY_MS);

const sinceMonday = (day: string): number => (new Date(at(day)).getUTCDay() + 6) % WEEK;

/** The same day of another month, or its last day if that month is shorter. */
function plusMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return text(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}
