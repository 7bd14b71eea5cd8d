/** Sends SMS. */
export interface Sms {
  /** `folder`: no SMS leaves the machine. */
  readonly kind: 'gateway' | 'folder';
  /** One sentence for the operator: where SMS go. */
  readonly about: string;
  /** @param to E.164, as in +84912345678. Resolves when the gateway accepts the SMS. */
  send(to: string, text: string): Promise<void>;
}
