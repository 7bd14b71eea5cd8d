import type { IconSource } from './icon-service.js';

const MOST_BYTES = 32 * 1024;

/** Asks a service over HTTP. `address` holds `{name}` where the icon's name stands. */
export class HttpIconSource implements IconSource {
  constructor(private readonly address: string) {}

  async icon(name: string, signal: AbortSignal): Promise<string> {
    const answer = await fetch(this.address.replaceAll('{name}', encodeURIComponent(name)), { signal, redirect: 'error' });
    const svg = answer.ok ? await shortText(answer) : undefined;
    if (svg === undefined || !/^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(svg)) {
      await answer.body?.cancel();
      throw new Error(`the icon service answered ${answer.status} without a usable drawing`);
    }
    return svg;
  }
}

// Counted while it comes: what a service sends without end must not fill our memory before it is found too long.
async function shortText({ body }: { readonly body: ReadableStream<Uint8Array> | null }): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
