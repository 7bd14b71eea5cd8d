import type { Emitter } from '@khandai/runtime';

/** Carries messages between the parts of one process, or between processes. Payloads are text, serialised once. */
export interface Bus {
  readonly kind: 'memory' | 'redis';
  /**
   * Messages may have been lost, here or on the process that published them, and the bus works again: a subscriber that
   * needs them reads them from the database.
   */
  readonly restored: Pick<Emitter<void>, 'on'>;
  /** Resolves when the message is handed over. Messages of one publisher on one channel arrive in order. */
  publish(channel: string, payload: string): Promise<void>;
  /**
   * Resolves once the subscription is active; the returned function unsubscribes. Publishers receive their own
   * messages.
   */
  subscribe(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
