import { createContext } from 'react';

/** Nonce of the page's own scripts and styles; browsers hide it after parsing, so it exists on the server only. */
export const NonceContext = createContext<string | undefined>(undefined);
