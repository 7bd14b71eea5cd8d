import { useState } from 'react';
import { Field, type FieldProps } from './Field.js';
import { IconButton } from './IconButton.js';
import * as icons from './icons.js';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end'> {
  /** Labels of the button inside: it shows the password and hides it again. */
  labels: { show: string; hide: string };
}

/** A password field whose text the user can reveal. Set `autoComplete` for password managers. */
export function PasswordField({ labels, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? icons.eyeOff : icons.eye}
          label={shown ? labels.hide : labels.show}
          disabled={field.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
