import { maxValue, minValue, NumberInput, required } from 'react-admin';

interface WholeInputProps {
  readonly source: string;
  readonly label: string;
  readonly min?: number;
  readonly max: number;
  readonly helperText: string;
}

/** A whole number that has to be given, from `min`, by default 1, to `max`. */
export function WholeInput({ min = 1, max, ...props }: WholeInputProps) {
  return <NumberInput {...props} step={1} validate={[required(), minValue(min), maxValue(max)]} />;
}
