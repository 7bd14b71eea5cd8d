import type { Config } from './config.js';

/** Where links in e-mails lead: SITE_ORIGIN, or without it (e-mails are then only files) the address this process listens at. */
export class SiteAddress {
  #listening: string;

  constructor(private readonly config: Pick<Config, 'siteOrigin' | 'host' | 'port'>) {
    this.#listening = `http://${config.host}:${config.port}`;
  }

  get origin(): string {
    return this.config.siteOrigin ?? this.#listening;
  }

  listensAt(address: string): void {
    this.#listening = address;
  }
}
