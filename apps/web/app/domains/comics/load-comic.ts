import { ApiError } from '@khandai/api-client';

export const GONE = 410;

/** Whether readers got the comic once, and do not any more. */
export const isComicGone = (error: unknown): boolean => error instanceof ApiError && error.status === GONE;
