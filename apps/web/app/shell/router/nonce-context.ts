import { createContext } from 'react';

/** Nonce of the page's own scripts and styles. Only the server has it: browsers hide it after parsing. */
export const NonceContext = createContext<string | undefined>(undefined);
