import type { PushDevice } from '@khandai/contracts';
import { makeAutoObservable } from 'mobx';
import type { PushBrowser } from './push-browser';

/**
 * `refused`: the user blocked the site's notifications. `install`: the browser takes notifications only for a site on the home
 * screen.
 */
export type WebPushState = 'loading' | 'failed' | 'unsupported' | 'install' | 'refused' | 'off' | 'on';

export interface NewDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface WebPushDeps {
  readonly browser: PushBrowser;
  readonly server: {
    read(signal: AbortSignal): Promise<{ readonly publicKey: string; readonly device: PushDevice | null }>;
    register(device: NewDevice): Promise<unknown>;
    remove(): Promise<unknown>;
  };
  /** Remembers in this browser whether its member wants pushes, for their next login. */
  readonly wish: { set(wanted: boolean): void };
  readonly failed: (action: 'check' | 'on' | 'off', error: unknown) => void;
}

/** Whether this browser receives the member's notifications with no page open. */
export class WebPushStore {
  state: WebPushState = 'loading';
  busy = false;
  private publicKey = '';

  constructor(private readonly deps: WebPushDeps) {
    makeAutoObservable<this, 'deps' | 'publicKey'>(this, { deps: false, publicKey: false }, { autoBind: true });
  }

  /** Looks at the browser and asks the server, which knows nothing of a browser after a logout. */
  async open(signal: AbortSignal): Promise<void> {
    const { browser, server, failed } = this.deps;
    const support = browser.support();
    if (support !== 'supported') return this.become(support);
    try {
      const { publicKey, device } = await server.read(signal);
      const current = await browser.current();
      if (signal.aborted) return;
      this.publicKey = publicKey;
      const isOn = device !== null && device.endpoint === current?.endpoint;
      this.become(browser.permission() === 'denied' ? 'refused' : isOn ? 'on' : 'off');
    } catch (error) {
      if (signal.aborted) return;
      failed('check', error);
      this.become('failed');
    }
  }

  /** Call it in the event of a press: browsers ask for the permission only then. */
  async turn(on: boolean): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await (on ? this.turnOn() : this.turnOff());
    } catch (error) {
      this.deps.failed(on ? 'on' : 'off', error);
    } finally {
      this.rest();
    }
  }

  private async turnOn(): Promise<void> {
    const { browser, server, wish } = this.deps;
    const permission = await browser.ask();
    if (permission !== 'granted') return this.become(permission === 'denied' ? 'refused' : 'off');
    await server.register(await browser.subscribe(this.publicKey));
    wish.set(true);
    this.become('on');
  }

  /** The server first: a browser without a subscription shows nothing of what the server still sends. */
  private async turnOff(): Promise<void> {
    const { browser, server, wish } = this.deps;
    await server.remove();
    wish.set(false);
    this.become('off');
    await browser.unsubscribe();
  }

  private become(state: WebPushState): void {
    this.state = state;
  }

  private rest(): void {
    this.busy = false;
  }
}
