import type { Config } from './config.js';

/**
 * The origin of links in e-mails: SITE_ORIGIN, or without it (e-mails then go to files only) this process's own
 * address.
 */
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
