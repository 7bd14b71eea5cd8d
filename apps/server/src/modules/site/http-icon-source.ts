import type { IconSource } from './icon-service.js';

const MOST_CHARACTERS = 32 * 1024;

/** Asks a service over HTTP. `address` holds `{name}` where the icon's name stands. */
export class HttpIconSource implements IconSource {
  constructor(private readonly address: string) {}

  async icon(name: string, signal: AbortSignal): Promise<string> {
    const answer = await fetch(this.address.replaceAll('{name}', encodeURIComponent(name)), { signal, redirect: 'error' });
    const svg = await answer.text();
    if (!answer.ok || !/^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(svg) || svg.length > MOST_CHARACTERS) {
      throw new Error(`the icon service answered ${answer.status} without a usable drawing`);
    }
    return svg;
  }
}
