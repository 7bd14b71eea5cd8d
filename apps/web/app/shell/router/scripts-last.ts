import { Transform } from 'node:stream';
import { bufferOf } from './bytes';
import { starter } from './starter';

const END_OF_HEAD = '</head>';
/** Preloads that the router puts into the head. */
const AHEAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** The router's own script: it imports the page's modules, then the entry. */
const ROUTER_SCRIPT = /<script(?<nonce>[^>]*) type="module" async="">(?<code>[^]*?)<\/script>/;
/** Part of that script's tag: a cheap check, so that the regular expression runs only once it has appeared. */
const MARK = ' type="module" async="">';
const ENTRY = /import\("([^"]+)"\);\s*$/;

/**
 * Applies `deferScripts` to a streamed page. `inHead` returns the end of the head as bytes (see `toBytes`), once the page has
 * rendered.
 */
export function scriptsLast(inHead: () => string): Transform {
  // As latin1, one byte is one character, so a UTF-8 character split between chunks survives.
  let held = '';
  let met = false;
  let gone = false;
  const release = (): Buffer => {
    gone = true;
    return bufferOf(deferScripts(held, inHead()));
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (gone) {
        done(null, chunk);
        return;
      }
      const from = Math.max(0, held.length - MARK.length);
      held += chunk.toString('latin1');
      met ||= held.includes(MARK, from);
      done(null, met && ROUTER_SCRIPT.test(held) ? release() : undefined);
    },
    flush(done) {
      done(null, gone ? undefined : release());
    },
  });
}

/**
 * Adds `inHead` at the end of a page's head and defers its scripts: the content is on screen before the first script is
 * requested, and the modules run one by one, so that no tap or scroll waits for all of them. The router has no option
 * for this.
 *
 * @returns Parts of the page; the last one has the end of its body.
 */
export function deferScripts(page: string, inHead: string): string[] {
  const end = page.indexOf(END_OF_HEAD);
  if (end < 0) return [page];
  const head = page.slice(0, end);
  const body = page.slice(end);
  const script = ROUTER_SCRIPT.exec(body);
  if (!script?.groups) return [head, inHead, body];
  const { nonce = '', code = '' } = script.groups;
  const entry = ENTRY.exec(code)?.[1];
  const files = [...new Set([...head.matchAll(AHEAD)].map(([, href]) => href ?? ''))];
  const later = `<script${nonce} type="text/plain">${code}</script><script${nonce}>${starter(files, entry)}</script>`;
  const after = body.slice(script.index + script[0].length);
  return [head.replaceAll(AHEAD, ''), inHead, body.slice(0, script.index), later, after];
}
