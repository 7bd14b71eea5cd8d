import type { Words } from '../words';
import type { vi } from '../vi';
import { frame } from './frame';

/** react-admin brings its own words in English. */
export const en: Words<Omit<typeof vi, 'ra'>> = {
  desk: frame,
  resources: {},
};
