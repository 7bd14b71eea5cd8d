import type { IconSource } from './icon-service.js';

const MAX_BYTES = 32 * 1024;

/** Fetches icons over HTTP. `{name}` in `address` is the placeholder for the icon's name. */
export class HttpIconSource implements IconSource {
  constructor(private readonly address: string) {}

  async icon(name: string, signal: AbortSignal): Promise<string> {
    const answer = await fetch(this.address.replaceAll('{name}', encodeURIComponent(name)), {
      signal,
      redirect: 'error',
    });
    const svg = answer.ok ? await shortText(answer) : undefined;
    if (svg === undefined || !/^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(svg)) {
      await answer.body?.cancel();
      throw new Error(`the icon service answered ${answer.status} without a usable drawing`);
    }
    return svg;
  }
}

// Counts the bytes while they arrive, so that an endless response cannot fill the memory.
async function shortText({ body }: { readonly body: ReadableStream<Uint8Array> | null }): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > MAX_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
