import { Transform } from 'node:stream';
import { starter } from './starter';

const END_OF_HEAD = '</head>';
/** Files the router would have fetched while the head is read. */
const AHEAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** The router's own script, which imports the page's modules and then the entry. */
const ROUTER_SCRIPT = /<script(?<nonce>[^>]*) type="module" async="">(?<code>[^]*?)<\/script>/;
/** Of that script: nothing else is looked for until this has come. */
const MARK = ' type="module" async="">';
const ENTRY = /import\("([^"]+)"\);\s*$/;

/**
 * A page on its way to the browser. `inHead` is asked for what ends the head once the page has rendered. The scripts are
 * taken out of the way of what it shows: it is on screen before the first of them is asked for, and they are run piece by
 * piece, so that a tap or a scroll never waits for all of them. The router gives no say in this.
 */
export function scriptsLast(inHead: () => string): Transform {
  // One byte is one character here: nothing is lost where a letter was cut in two.
  let held = '';
  let met = false;
  let gone = false;
  const release = (): Buffer => {
    gone = true;
    return Buffer.from(mend(held, Buffer.from(inHead()).toString('latin1')), 'latin1');
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

function mend(page: string, inHead: string): string {
  const end = page.indexOf(END_OF_HEAD);
  if (end < 0) return page;
  const head = page.slice(0, end);
  const body = page.slice(end);
  const script = ROUTER_SCRIPT.exec(body);
  if (!script?.groups) return head + inHead + body;
  const { nonce = '', code = '' } = script.groups;
  const entry = ENTRY.exec(code)?.[1];
  const files = [...new Set([...head.matchAll(AHEAD)].map(([, href]) => href ?? ''))];
  const later = `<script${nonce} type="text/plain">${code}</script><script${nonce}>${starter(files, entry)}</script>`;
  const after = body.slice(script.index + script[0].length);
  return head.replaceAll(AHEAD, '') + inHead + body.slice(0, script.index) + later + after;
}
