export { ApiClient } from './api-client.js';
export { ApiError, CallAborted, isAborted } from './api-error.js';
export type { ApiErrorDetails, ApiErrorKind } from './api-error.js';
export { sendAdapter } from './send-adapter.js';
export type { InProcessRequest, InProcessSend } from './send-adapter.js';
export type { ApiArguments, ApiClientDeps, ApiData, ApiInput, ApiKey } from './types.js';
