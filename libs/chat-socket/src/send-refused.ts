import type { SendReply } from '@khandai/contracts';
import type { SendFault } from './types.js';

/** The room refused a reaction or another request; `message` is the server's sentence, or empty. */
export class SendRefused extends Error implements SendFault {
  override readonly name = 'SendRefused';
  readonly code: number | null;
  readonly retryAfterMs: number | null;

  constructor(fault: SendFault) {
    super(fault.msg);
    this.code = fault.code;
    this.retryAfterMs = fault.retryAfterMs;
  }

  get msg(): string {
    return this.message;
  }
}

/** No reply came in time. */
export const unanswered: SendFault = { code: null, msg: '', retryAfterMs: null };

export const faultOf = ({ code, msg, retryAfter }: SendReply): SendFault => ({
  code,
  msg,
  retryAfterMs: retryAfter ?? null,
});
