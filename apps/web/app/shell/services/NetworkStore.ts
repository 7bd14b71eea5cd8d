import { makeAutoObservable } from 'mobx';

/** Reports whether the browser has a network. */
export interface NetworkSource {
  readonly navigator: { readonly onLine: boolean };
  addEventListener(type: 'online' | 'offline', listener: () => void): void;
  removeEventListener(type: 'online' | 'offline', listener: () => void): void;
}

export class NetworkStore {
  online = true;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
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
  }
}
