import { Emitter } from '@khandai/runtime';
import type { Bus } from './bus/bus.js';
import type { Log } from './log.js';

/** A log that records its lines, for tests. */
export class FakeLog {
  readonly lines: { level: string; facts: unknown; message: unknown }[] = [];

  readonly log: Log = {
    debug: (...args: unknown[]) => this.#add('debug', args),
    info: (...args: unknown[]) => this.#add('info', args),
    warn: (...args: unknown[]) => this.#add('warn', args),
    error: (...args: unknown[]) => this.#add('error', args),
  };

  #add(level: string, [facts, message]: unknown[]): void {
    this.lines.push({ level, facts, message });
  }
}

/** A bus for tests: it records messages, can be made to fail, and can claim to be a shared bus. */
export class FakeBus implements Bus {
  readonly published: { channel: string; payload: string }[] = [];
  readonly listeners = new Map<string, Set<(payload: string) => void>>();
  readonly restored = new Emitter<void>();
  failing = false;

  constructor(readonly kind: Bus['kind'] = 'memory') {}

  async publish(channel: string, payload: string): Promise<void> {
    if (this.failing) throw new Error('the bus is down');
    this.published.push({ channel, payload });
    for (const listener of [...(this.listeners.get(channel) ?? [])]) listener(payload);
  }

  async subscribe(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>> {
    if (this.failing) throw new Error('the bus is down');
    const listeners = this.listeners.get(channel) ?? new Set();
    this.listeners.set(channel, listeners.add(listener));
    return async () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.listeners.delete(channel);
    };
  }

  async ping(): Promise<void> {
    if (this.failing) throw new Error('the bus is down');
  }

  async close(): Promise<void> {
    this.listeners.clear();
  }
}
