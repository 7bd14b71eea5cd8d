import type { MouseEvent } from 'react';
import { DateTimeInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fromField, toField, vietnamTime } from '../time/vietnam-time';
import { useWords } from '../i18n/desk-i18n';

const instantOf = (value: string): string | null => {
  const at = fromField(value);
  return at === undefined ? null : new Date(at).toISOString();
};

/** What the field itself holds. */
const FIELD = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** react-admin formats a value once more that is formatted already, and such a value names no zone. */
function shown(value: string | null | undefined): string {
  if (!value) return '';
  return FIELD.test(value) ? value : toField(Date.parse(value));
}

/** A tap anywhere in the field opens the calendar: the browser does that for a small icon alone. */
function openCalendar({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  try {
    currentTarget.showPicker();
  } catch {
    // Browsers without a calendar take the time by the keyboard.
  }
}

interface TimeInputProps {
  readonly source: string;
  readonly label: string;
  readonly helperText?: string;
}

/** A time in Vietnam, in every time zone of the editor; null while empty. Below it the time as the site writes it. */
export function TimeInput({ source, label, helperText }: TimeInputProps) {
  const t = useWords();
  const value: unknown = useWatch({ name: source });
  const time = typeof value === 'string' && value !== '' ? vietnamTime(Date.parse(value)) : undefined;
  return (
    <DateTimeInput
      source={source}
      label={label}
      helperText={time === undefined ? (helperText ?? false) : t('time.inVietnam', { time })}
      slotProps={{ htmlInput: { onClick: openCalendar } }}
      format={shown}
      parse={(typed: string) => instantOf(typed)}
    />
  );
}
