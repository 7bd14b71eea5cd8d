import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';

/** How far an invited friend is: `active` has begun with the check-ins; `refused` brings the inviter no points. */
export const referralStates = ['registered', 'active', 'rewarded', 'refused'] as const;
/**
 * Why a friend brings no points. In general words, because the true reason may be about the friend's device, network or
 * contacts. `cap`: the inviter had their rewards of the month. `left`: the account was deleted.
 */
export const referralReasons = ['ineligible', 'cap', 'left'] as const;

/** What the operator set for invitations. */
export const ReferralRules = Type.Object({
  /** Points of the inviter. */
  points: Type.Integer(),
  /** Points of the invited friend. */
  friendPoints: Type.Integer(),
  /** Days on which the friend checks in before both are paid. */
  checkIns: Type.Integer(),
  /** Friends for whom one inviter is paid in a month of Vietnam. */
  perMonth: Type.Integer(),
});
export type ReferralRules = Static<typeof ReferralRules>;

/** A friend whom the member invited. */
export const InvitedFriend = Type.Object({
  /** The username with all but its ends masked. Empty: the account was deleted. */
  name: Type.String(),
  state: Type.Enum([...referralStates]),
  reason: Nullable(Type.Enum([...referralReasons])),
  /** Never more than the rules ask for. */
  checkIns: Type.Integer(),
  /** What the inviter got. */
  points: Type.Integer(),
  registeredAt: Instant,
});
export type InvitedFriend = Static<typeof InvitedFriend>;

/** The invitations of a member. For a guest only the rules. */
export const ReferralSheet = Type.Object({
  /** Null until the member asks for one. */
  code: Nullable(Type.String()),
  rules: ReferralRules,
  /** All who registered with the code. */
  total: Type.Integer(),
  rewarded: Type.Integer(),
  /** Points that all of them brought. */
  points: Type.Integer(),
  /** The newest 100. */
  list: Type.Array(InvitedFriend),
  /** Points that the member has; 0 for a guest. */
  balance: Type.Integer(),
});
export type ReferralSheet = Static<typeof ReferralSheet>;
