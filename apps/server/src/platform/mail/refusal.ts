/**
 * In SMTP, 5xx is a permanent failure of the mail; any other error may be temporary. A password that is refused, `EAUTH` of
 * nodemailer, says nothing of the mail: the operator changes it, and the mail goes.
 */
export function isFinalRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || ('code' in error && error.code === 'EAUTH')) return false;
  return 'responseCode' in error && Number(error.responseCode) >= 500;
}
