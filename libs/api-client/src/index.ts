export { ApiError, CallAborted, isAborted } from './api-error.js';
export type { ApiErrorDetails, ApiErrorKind } from './api-error.js';
export type { ApiArguments, ApiClientDeps, ApiData, ApiInput, ApiKey } from './types.js';
