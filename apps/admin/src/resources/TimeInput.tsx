import { DateTimeInput } from 'react-admin';
import { fromField, toField } from '../time/vietnam-time';

const instantOf = (value: string): string | null => {
  const at = fromField(value);
  return at === undefined ? null : new Date(at).toISOString();
};

/** A time in Vietnam, in every time zone of the editor; null while empty. */
export function TimeInput({ source, label, helperText }: { source: string; label: string; helperText?: string }) {
  return (
    <DateTimeInput
      source={source}
      label={label}
      helperText={helperText ?? false}
      format={(value: string | null | undefined) => (value ? toField(Date.parse(value)) : '')}
      parse={(value: string) => instantOf(value)}
    />
  );
}
