/** Sends SMS. A carrier's gateway implements this port; until one is chosen, a folder stands in. */
export interface Sms {
  /** One sentence for the operator: where SMS go. */
  readonly about: string;
  /** @param to E.164, as in +84912345678. Resolves when the gateway accepts the SMS. */
  send(to: string, text: string): Promise<void>;
}
