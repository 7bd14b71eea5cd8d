import { dayAt, instantOfWall, VIETNAM, wallTimeAt } from '@khandai/calendar';

const two = (value: number) => String(value).padStart(2, '0');

/** `20:30` in Vietnam, with the day if that is not today: `20:30 21/11`. Without `now` always with the day. */
export function vietnamTime(at: number, now?: number): string {
  const { year, month, day, hour, minute } = wallTimeAt(at, VIETNAM);
  const time = `${two(hour)}:${two(minute)}`;
  if (now === undefined) return `${time} ${two(day)}/${two(month)}/${year}`;
  return dayAt(at, VIETNAM) === dayAt(now, VIETNAM) ? time : `${time} ${two(day)}/${two(month)}`;
}

/** `21/11`, in Vietnam. */
export function vietnamDay(at: number): string {
  const { month, day } = wallTimeAt(at, VIETNAM);
  return `${two(day)}/${two(month)}`;
}

/** The value of a `datetime-local` field that shows this instant in Vietnam. */
export function toField(at: number): string {
  const { year, month, day, hour, minute } = wallTimeAt(at, VIETNAM);
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** The instant that such a field names in Vietnam; undefined while the field is empty. */
export function fromField(value: string): number | undefined {
  return value === '' ? undefined : instantOfWall(Date.parse(`${value}:00Z`), VIETNAM);
}
