/** Records errors that the user need not see. */
export interface Log {
  warn(what: string, details?: unknown): void;
}

export interface LogEntry {
  readonly what: string;
  readonly details: unknown;
}

/** Name of the DOM event that announces each entry. */
export const LOG_EVENT = 'khandai:log';
const MAX_ENTRIES = 100;

/** Keeps the last 100 entries and dispatches each as an event once a target is set. */
export class PageLog implements Log {
  readonly entries: LogEntry[] = [];
  private target: { dispatchEvent(event: Event): unknown } | undefined;

  announceOn(target: { dispatchEvent(event: Event): unknown }): void {
    this.target = target;
  }

  warn(what: string, details?: unknown): void {
    const entry: LogEntry = { what, details };
    this.entries.push(entry);
    if (this.entries.length > MAX_ENTRIES) this.entries.shift();
    this.target?.dispatchEvent(new CustomEvent<LogEntry>(LOG_EVENT, { detail: entry }));
  }
}
