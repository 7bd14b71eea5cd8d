import { randomInt } from 'node:crypto';
import type { AttemptLimit, Attempts } from '../../platform/attempts/attempts.js';
import type { Clock } from '../../platform/clock.js';
import type { Identity } from '../../platform/http/caller.js';
import { TooManyRequests } from '../../platform/http/rate-limit.js';
import { addressKey } from '../../platform/http/trusted-proxies.js';
import type { Log } from '../../platform/log.js';
import { sentence } from '../../platform/messages.js';
import type { Sms } from '../../platform/sms/sms.js';
import { limited } from './guess-guard.js';
import { hashPassword, passwordFits } from './passwords.js';
import { phoneNumberOf } from './phone-number.js';
import type { SmsCode, SmsRepository } from './sms-repository.js';
import { CodeAlreadySent, CodeExpired, SmsFailed, WrongCode } from './user-faults.js';

const RESEND_MS = 60_000;
const CODE_MS = 10 * 60_000;
const TRIES = 5;
const DAY_MS = 24 * 60 * 60_000;
/** Every SMS costs money and may disturb the owner of the number. */
const TO_NUMBER: AttemptLimit = { max: 5, windowMs: DAY_MS };
const OF_MEMBER: AttemptLimit = { max: 10, windowMs: DAY_MS };
const FROM_NETWORK: AttemptLimit = { max: 20, windowMs: DAY_MS };

export interface SmsDeps {
  readonly codes: SmsRepository;
  readonly sms: Sms;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly log: Log;
}

/** Verifies a member's phone number with a code of six digits. */
export class SmsService {
  constructor(private readonly deps: SmsDeps) {}

  /** False on a machine without a gateway, where codes go to a folder. */
  get reachesPhones(): boolean {
    return this.deps.sms.kind === 'gateway';
  }

  async send({ userId }: Identity, phone: string, ip: string): Promise<void> {
    const phoneNumber = phoneNumberOf(phone);
    const now = this.deps.clock.now();
    const sent = await this.deps.codes.find(userId);
    // Checked before the limits, so that an early retry does not use up the day's SMS; storing the code makes the final
    // decision.
    if (sent) refuseSoon(sent, phoneNumber, now);
    await this.#limit(userId, phoneNumber, ip);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const row = {
      userId,
      phoneNumber,
      codeHash: await hashPassword(code),
      sentAt: new Date(now),
      expiresAt: new Date(now + CODE_MS),
    };
    if (!(await this.deps.codes.put(row, new Date(now - RESEND_MS)))) throw new TooManyRequests(RESEND_MS / 1000);
    await this.#deliver(userId, phoneNumber, sentence('smsCode', { code, minutes: CODE_MS / 60_000 }));
  }

  async verify({ userId }: Identity, smsCode: string): Promise<void> {
    const now = new Date(this.deps.clock.now());
    // The attempt counts before the comparison; otherwise parallel guesses would all be compared.
    const code = await this.deps.codes.countTry(userId, TRIES, now);
    if (!code) throw new CodeExpired();
    if (!(await passwordFits(smsCode, code.codeHash))) {
      throw code.tries < TRIES ? new WrongCode(TRIES - code.tries) : new CodeExpired();
    }
    if (!(await this.deps.codes.confirm(code, now))) throw new CodeExpired();
  }

  async #limit(userId: number, phoneNumber: string, ip: string): Promise<void> {
    const { attempts } = this.deps;
    await limited(attempts, `sms-from:${addressKey(ip)}`, FROM_NETWORK);
    await limited(attempts, `sms-of:${userId}`, OF_MEMBER);
    await limited(attempts, `sms-to:${phoneNumber}`, TO_NUMBER);
  }

  async #deliver(userId: number, phoneNumber: string, text: string): Promise<void> {
    try {
      await this.deps.sms.send(phoneNumber, text);
    } catch (error) {
      this.deps.log.error({ err: error }, 'sending an SMS failed');
      await this.deps.codes.drop(userId);
      throw new SmsFailed();
    }
  }
}

function refuseSoon(sent: SmsCode, phoneNumber: string, now: number): void {
  const wait = Math.ceil((sent.sentAt.getTime() + RESEND_MS - now) / 1000);
  if (wait > 0) throw sent.phoneNumber === phoneNumber ? new CodeAlreadySent(wait) : new TooManyRequests(wait);
}
