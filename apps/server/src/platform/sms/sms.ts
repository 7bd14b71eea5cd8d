/** Sends short texts to phones. Carriers' gateways come behind this port; a folder stands in for them until one is chosen. */
export interface Sms {
  /** One sentence for the operator: where texts go. */
  readonly about: string;
  /** @param to E.164, as in +84912345678. Resolves when the text was taken. */
  send(to: string, text: string): Promise<void>;
}
