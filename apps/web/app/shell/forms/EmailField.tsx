import { Field } from '@khandai/ui-kit';

export interface EmailFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string;
}

/** An address letters can be sent to, typed or filled in by the browser. */
export function EmailField(props: EmailFieldProps) {
  return (
    <Field
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
    />
  );
}
