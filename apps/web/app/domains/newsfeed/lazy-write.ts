import type { ComponentType } from 'react';
import type { FormSubject } from './PostFormStore';

export interface WriteAboutProps {
  readonly subject: FormSubject;
  readonly onClose: () => void;
}

/** Loads the form for a post about a match. */
export const loadWriteAbout = (): Promise<ComponentType<WriteAboutProps>> =>
  import('./WriteAbout').then(({ WriteAbout }) => WriteAbout);
