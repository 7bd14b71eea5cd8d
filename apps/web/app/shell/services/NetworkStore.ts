import { makeAutoObservable } from 'mobx';

/** Reports whether the browser has a network. */
export interface NetworkSource {
  readonly navigator: { readonly onLine: boolean };
  addEventListener(type: 'online' | 'offline', listener: () => void): void;
  removeEventListener(type: 'online' | 'offline', listener: () => void): void;
}

export class NetworkStore {
  online = true;
  /** Time at which the network was lost, in ms since the epoch: what the page shows is from then at the latest. */
  lostAt: number | undefined = undefined;

  constructor(private readonly clock: { readonly now: number }) {
    makeAutoObservable<this, 'clock'>(this, { clock: false }, { autoBind: true });
  }

  watch(source: NetworkSource, signal: AbortSignal): void {
    const read = () => {
      this.set(source.navigator.onLine);
    };
    read();
    source.addEventListener('online', read);
    source.addEventListener('offline', read);
    signal.addEventListener('abort', () => {
      source.removeEventListener('online', read);
      source.removeEventListener('offline', read);
    });
  }

  private set(online: boolean): void {
    this.online = online;
    this.lostAt = online ? undefined : (this.lostAt ?? this.clock.now);
  }
}
