/** A share from 0 to 1, in whole percent. */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;
