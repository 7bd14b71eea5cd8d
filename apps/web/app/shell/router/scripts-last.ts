import { Transform } from 'node:stream';

const END_OF_HEAD = '</head>';
const AHEAD = '<link rel="modulepreload"';

/**
 * A page on its way to the browser, whose scripts are fetched after the faces and pictures of what it shows: it can be
 * read before it can be used. The router writes the links, and gives no say in their priority.
 */
export function scriptsLast(): Transform {
  let head: Buffer[] | undefined = [];
  const mend = (bytes: Buffer): Buffer => {
    // One byte is one character here: nothing is lost where a letter was cut in two.
    const text = bytes.toString('latin1');
    const end = text.indexOf(END_OF_HEAD);
    return Buffer.from(text.slice(0, end).replaceAll(AHEAD, `${AHEAD} fetchpriority="low"`) + text.slice(end), 'latin1');
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!head) {
        done(null, chunk);
        return;
      }
      head.push(chunk);
      const bytes = Buffer.concat(head);
      const whole = bytes.includes(END_OF_HEAD);
      if (whole) head = undefined;
      done(null, whole ? mend(bytes) : undefined);
    },
    flush(done) {
      done(null, head ? Buffer.concat(head) : undefined);
    },
  });
}
