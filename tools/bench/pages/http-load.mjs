import { connect } from 'node:net';

const CONNECTIONS = 16;

/**
 * Requests one path repeatedly on keep-alive connections, one request at a time on each.
 * @param {{ port: number, path: string, headers: Record<string, string> }} target @param {number} ms
 * @returns {Promise<number>} number of replies
 */
export async function load(target, ms) {
  const end = performance.now() + ms;
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => keepAsking(target, end)));
  return counts.reduce((total, count) => total + count, 0);
}

function keepAsking({ port, path, headers }, end) {
  const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let answers = 0;
    let awaited = 0;
    let head = '';
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (awaited === 0) {
        head += chunk.latin1Slice();
        const ends = head.indexOf('\r\n\r\n');
        if (ends < 0) return;
        if (!head.startsWith('HTTP/1.1 200')) return void socket.destroy(new Error(`not 200: ${head.slice(0, 200)}`));
        awaited = lengthIn(head) + ends + 4 - head.length;
        head = '';
      } else awaited -= chunk.length;
      if (awaited > 0) return;
      answers += 1;
      if (performance.now() < end) socket.write(request);
      else {
        socket.destroy();
        resolve(answers);
      }
    });
  });
}

function lengthIn(head) {
  const at = /\r\ncontent-length: (\d+)/i.exec(head);
  if (!at) throw new Error('The response has no content-length.');
  return Number(at[1]);
}
