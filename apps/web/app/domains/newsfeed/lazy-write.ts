import type { ComponentType } from 'react';
import type { FormSubject } from './form-subject';

export interface WriteAboutProps {
  readonly subject: FormSubject;
  readonly onClose: () => void;
}

/** Loads the form for a post with a card. */
export const loadWriteAbout = (): Promise<ComponentType<WriteAboutProps>> =>
  import('./WriteAbout').then(({ WriteAbout }) => WriteAbout);
