import { useState } from 'react';
import { Field, type FieldProps } from './Field.js';
import { IconButton } from './IconButton.js';
import * as icons from './icons.js';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end'> {
  /** What the button inside does: shows the letters, hides them again. */
  labels: { show: string; hide: string };
}

/** A field whose letters are dots until the reader asks to see them. Give it `autoComplete` for password managers. */
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
