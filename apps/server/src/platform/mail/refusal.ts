/** In SMTP, 5xx is a permanent failure; any other error may be temporary. */
export function isFinalRefusal(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'responseCode' in error && Number(error.responseCode) >= 500;
}
