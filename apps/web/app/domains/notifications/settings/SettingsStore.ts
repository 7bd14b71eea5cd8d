import type { NotificationSettings } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

export interface SettingsDeps {
  readonly load: (signal: AbortSignal) => Promise<NotificationSettings>;
  readonly save: (settings: NotificationSettings) => Promise<NotificationSettings>;
  /** A change was not saved and is taken back. */
  readonly refused: (error: unknown) => void;
  readonly report: (error: unknown) => void;
}

/** A member's settings for notifications. A change shows at once; changes are saved one after another. */
export class SettingsStore {
  value: NotificationSettings | undefined = undefined;
  state: 'loading' | 'failed' | 'idle' = 'loading';
  /** What the server has. */
  private saved: NotificationSettings | undefined = undefined;
  private saving = false;

  constructor(private readonly deps: SettingsDeps) {
    makeAutoObservable<this, 'deps' | 'saved' | 'saving'>(
      this,
      { deps: false, saved: false, saving: false, value: observableRef },
      { autoBind: true },
    );
  }

  async load(signal: AbortSignal): Promise<void> {
    this.become('loading');
    try {
      const value = await this.deps.load(signal);
      if (!signal.aborted) this.accept(value);
    } catch (error) {
      if (signal.aborted) return;
      this.deps.report(error);
      this.become('failed');
    }
  }

  change(change: Partial<NotificationSettings>): void {
    if (!this.value) return;
    this.value = { ...this.value, ...change };
    void this.save();
  }

  // Changes during a request are sent with the next one, so an older answer never replaces a newer choice.
  private async save(): Promise<void> {
    if (this.saving) return;
    this.saving = true;
    try {
      while (this.value && this.value !== this.saved) {
        const wanted = this.value;
        const saved = await this.deps.save(wanted);
        this.confirm(wanted, saved);
      }
    } catch (error) {
      this.takeBack();
      this.deps.refused(error);
    } finally {
      this.saving = false;
    }
  }

  private accept(value: NotificationSettings): void {
    this.value = value;
    this.saved = value;
    this.state = 'idle';
  }

  private confirm(wanted: NotificationSettings, saved: NotificationSettings): void {
    this.saved = saved;
    if (this.value === wanted) this.value = saved;
  }

  private takeBack(): void {
    this.value = this.saved;
  }

  private become(state: 'loading' | 'failed'): void {
    this.state = state;
  }
}
