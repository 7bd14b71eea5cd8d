import { type ChatMessage, SystemMessage } from '@khandai/contracts';

export interface ThanksDeps {
  readonly userId: () => number | undefined;
  readonly wanted: () => boolean;
  /** Whether this page may thank the user now; false when another tab of the browser has just done it. */
  readonly claim: (userId: number) => Promise<boolean>;
  readonly say: (gift: { readonly name: string; readonly gift: string }) => void;
}

/** Thanks the sender of a gift to this user. */
export class Thanks {
  constructor(private readonly deps: ThanksDeps) {}

  readonly hear = async ({ systemMessage, gift, userId, showName }: ChatMessage): Promise<void> => {
    const { userId: own, wanted, claim, say } = this.deps;
    const isMine = systemMessage === SystemMessage.gift && gift !== undefined && gift.toUserId === own();
    if (!isMine || userId === own() || !wanted()) return;
    if (await claim(userId)) say({ name: showName, gift: gift.name });
  };
}
