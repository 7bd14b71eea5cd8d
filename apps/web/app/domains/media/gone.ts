import { ApiError } from '@khandai/api-client';

/** HTTP status of a title that was taken down, or whose licence has ended. */
export const GONE = 410;

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === GONE;
