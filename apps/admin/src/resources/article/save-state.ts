/** `refused`: the server's sentence; what was typed stays, and the next change is tried again. */
export type SaveState =
  | { readonly state: 'saved'; readonly at: number | null }
  | { readonly state: 'changed' | 'saving' | 'offline' }
  | { readonly state: 'refused'; readonly reason: string };
