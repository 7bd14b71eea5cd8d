import type { Fixture } from '@khandai/contracts';
import { createContext } from 'react';

/** Names of the matches that the text has cards of, by their ids. */
export const KnownMatches = createContext<ReadonlyMap<string, string>>(new Map());

export const matchName = ({ home, away }: Pick<Fixture, 'home' | 'away'>): string => `${home.name} – ${away.name}`;
