import { DAY_MS } from '@khandai/calendar';

/**
 * Whether an account has the limits of newcomers: for a day, and when it is gone.
 * @param since when it was made
 * @param now in milliseconds since 1970
 */
export const isNewcomer = (since: Date | undefined, now: number): boolean =>
  since === undefined || now - since.getTime() < DAY_MS;
