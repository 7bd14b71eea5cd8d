import { type ChatMessage, SystemMessage } from '@khandai/contracts';

/** A combo of gifts is thanked for once. */
const QUIET_MS = 60_000;

export interface ThanksDeps {
  readonly userId: () => number | undefined;
  readonly wanted: () => boolean;
  readonly now: () => number;
  readonly say: (gift: { readonly name: string; readonly gift: string }) => void;
}

/** Thanks the sender of a gift to this user, each sender once a minute. */
export class Thanks {
  private readonly thankedAt = new Map<number, number>();

  constructor(private readonly deps: ThanksDeps) {}

  readonly hear = ({ systemMessage, gift, userId, showName }: ChatMessage): void => {
    const { userId: own, wanted, now, say } = this.deps;
    const isMine = systemMessage === SystemMessage.gift && gift !== undefined && gift.toUserId === own();
    if (!isMine || userId === own() || !wanted()) return;
    if (now() - (this.thankedAt.get(userId) ?? -Infinity) < QUIET_MS) return;
    this.thankedAt.set(userId, now());
    say({ name: showName, gift: gift.name });
  };
}
