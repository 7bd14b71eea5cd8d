import { createHmac } from 'node:crypto';
import { DAY_MS, dayAt, monthOf, startOfDay, VIETNAM } from '@khandai/calendar';
import type { InvitedFriend, ReferralSheet } from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { ReferralSettings } from '../../platform/config.js';
import type { Db } from '../../platform/database/database.js';
import type { Log } from '../../platform/log.js';
import { addressKey } from '../../platform/http/trusted-proxies.js';
import { maskedName } from '../../platform/masked-name.js';
import { inviteCodeIn, newInviteCode } from './invite-code.js';
import type { FriendRow, ReferralRepository } from './referral-repository.js';

/** What an invitation adds to the account of the inviter or of the friend. */
export interface ReferralPosting {
  readonly userId: number;
  readonly unit: 'points';
  readonly amount: number;
  readonly cause: 'referral';
  readonly reference: 'inviter' | 'friend';
  readonly key: string;
}

export interface ReferralDeps {
  readonly referrals: ReferralRepository;
  readonly rules: ReferralSettings;
  readonly points: { balances(userId: number): Promise<{ points: number }> };
  /** Posts inside a transaction; returns the new keys. */
  readonly postIn: (tx: Db, postings: readonly ReferralPosting[], at: Date) => Promise<readonly string[]>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'error'>;
  /** Key of the hashes of networks. */
  readonly secret: Uint8Array;
}

/** A registration with a code. */
export interface Arrival {
  readonly userId: number;
  readonly code: string;
  readonly ip: string;
  /** Who logged in on this browser before. */
  readonly lastUser: number | undefined;
}

const MAX_LIST = 100;
const BATCH = 200;
/** New random codes until one is free. */
const ATTEMPTS = 5;

/**
 * Invitations of friends. Both are paid once, when the friend has checked in on enough days. An inviter learns of a
 * friend only what they need: not the name, nor the device or network.
 */
export class ReferralService {
  constructor(private readonly deps: ReferralDeps) {}

  /** @param userId undefined for a guest */
  async sheet(userId?: number): Promise<ReferralSheet> {
    const { referrals, points } = this.deps;
    const rules = this.#rules();
    const none = { total: 0, rewarded: 0, points: 0 };
    if (userId === undefined) return { code: null, rules, ...none, list: [], balance: 0 };
    const [code, totals, rows, { points: balance }] = await Promise.all([
      referrals.codeOf(userId),
      referrals.totals(userId),
      referrals.friends(userId, MAX_LIST),
      points.balances(userId),
    ]);
    return { code: code ?? null, rules, ...totals, list: rows.map((row) => friendOf(row, rules.checkIns)), balance };
  }

  /** The member's code, which stays the same. */
  async code(userId: number): Promise<string> {
    const { referrals } = this.deps;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const code = await referrals.codeOf(userId);
      if (code !== undefined) return code;
      await referrals.addCode(userId, newInviteCode());
    }
    throw new Error('Five random invite codes were taken.');
  }

  /** Notes who invited a member who has just registered. An unknown code does nothing: it may be that of a partner. */
  async arrived({ userId, code, ip, lastUser }: Arrival): Promise<void> {
    const { referrals, rules, clock } = this.deps;
    const known = inviteCodeIn(code);
    const inviterId = known === undefined ? undefined : await referrals.ownerOf(known);
    if (inviterId === undefined) return;
    const registeredAt = new Date(clock.now());
    const network = this.#networkOf(ip);
    await referrals.transaction(async (tx) => {
      // Parallel registrations of one inviter are counted one after another.
      await referrals.lock(tx, [inviterId]);
      const since = new Date(clock.now() - rules.networkDays * DAY_MS);
      const reason = (await referrals.pair(tx, userId, inviterId)).sameContact
        ? 'self'
        : (await this.#isSameDevice(tx, inviterId, lastUser))
          ? 'device'
          : (await referrals.fromNetwork(tx, inviterId, network, since)) >= rules.perNetwork
            ? 'network'
            : null;
      await referrals.add(tx, { userId, inviterId, reason, network, registeredAt });
    });
  }

  /** Pays for an invited member who has become active; does nothing for others, and nothing a second time. */
  async settle(userId: number): Promise<void> {
    const { referrals } = this.deps;
    const inviterId = await referrals.openInviter(userId);
    if (inviterId === undefined) return;
    await referrals.transaction(async (tx) => {
      await referrals.lock(tx, [inviterId, userId]);
      // Another request may have settled it before this one had the lock.
      if ((await referrals.openInviter(userId, tx)) !== undefined) await this.#settleLocked(tx, userId, inviterId);
    });
  }

  /** Settles what a check-in left open, as when the process ended between the two. One that fails does not hold up the others. */
  async settleDue(signal: AbortSignal): Promise<void> {
    const { referrals, rules, log } = this.deps;
    let after = 0;
    for (;;) {
      const due = await referrals.due(rules.checkIns, { after, limit: BATCH });
      for (const userId of due) {
        if (signal.aborted) return;
        await this.settle(userId).catch((err: unknown) => {
          log.error({ err, userId }, 'an invitation was not settled');
        });
      }
      const last = due.at(-1);
      if (last === undefined || due.length < BATCH) return;
      after = last;
    }
  }

  /** Deletes hashes of networks that no rule needs any more. */
  async forgetNetworks(): Promise<void> {
    const { referrals, rules, clock } = this.deps;
    await referrals.forgetNetworks(new Date(clock.now() - rules.networkDays * DAY_MS));
  }

  async #settleLocked(tx: Db, userId: number, inviterId: number): Promise<void> {
    const { referrals, rules, postIn, clock } = this.deps;
    const settledAt = new Date(clock.now());
    const { areHere, sameContact, checkIns } = await referrals.pair(tx, userId, inviterId);
    if (!areHere || checkIns < rules.checkIns) return;
    if (sameContact) {
      await referrals.settle(tx, userId, { reason: 'self', settledAt, points: 0, friendPoints: 0 });
      return;
    }
    const month = new Date(startOfDay(`${monthOf(dayAt(clock.now(), VIETNAM))}-01`, VIETNAM));
    const isFull = (await referrals.paidSince(tx, inviterId, month)) >= rules.perMonth;
    const points = isFull ? 0 : rules.points;
    const { friendPoints } = rules;
    await referrals.settle(tx, userId, { reason: isFull ? 'cap' : null, settledAt, points, friendPoints });
    const posting = { unit: 'points', cause: 'referral' } as const;
    const postings: ReferralPosting[] = [
      { ...posting, userId: inviterId, amount: points, reference: 'inviter', key: `referral:inviter:${userId}` },
      { ...posting, userId, amount: friendPoints, reference: 'friend', key: `referral:friend:${userId}` },
    ];
    await postIn(
      tx,
      postings.filter(({ amount }) => amount > 0),
      settledAt,
    );
  }

  /** Whether the browser's last user is the inviter, or one whom they invited before. */
  async #isSameDevice(tx: Db, inviterId: number, lastUser: number | undefined): Promise<boolean> {
    if (lastUser === undefined) return false;
    return lastUser === inviterId || this.deps.referrals.wasInvitedBy(tx, lastUser, inviterId);
  }

  #networkOf(ip: string): string {
    return createHmac('sha256', this.deps.secret).update(addressKey(ip)).digest('base64url');
  }

  #rules(): ReferralSheet['rules'] {
    const { points, friendPoints, checkIns, perMonth } = this.deps.rules;
    return { points, friendPoints, checkIns, perMonth };
  }
}

function friendOf({ username, state, reason, checkIns, registeredAt, points }: FriendRow, days: number): InvitedFriend {
  return {
    name: username === '' ? '' : maskedName(username),
    state: state !== 'open' ? state : checkIns > 0 ? 'active' : 'registered',
    reason: reason === null ? null : reason === 'cap' || reason === 'left' ? reason : 'ineligible',
    checkIns: state === 'rewarded' ? days : Math.min(checkIns, days),
    points,
    registeredAt: registeredAt.toISOString(),
  };
}
