import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import type { PushMessage } from '@khandai/contracts';
import { isPublicAddress } from '../../platform/public-address.js';
import type { PushSenderDeps } from './push-sender.js';

interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The keys of a browser's subscription; it reads what is encrypted for it (RFC 8291 and 8188). */
export class FakeBrowser {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #secret = randomBytes(16);
  readonly p256dh: string;
  readonly auth = this.#secret.toString('base64url');

  constructor() {
    this.p256dh = this.#keys.generateKeys('base64url');
  }

  read(body: Buffer): PushMessage {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const record = body.subarray(21 + sender.length);
    const shared = this.#keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#secret, info, 32));
    const derive = (label: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, bytes));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    // The last record ends with a 2, before zeros.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushMessage;
  }
}

/** A push service on this machine. The test sets its status and headers; addresses in `names` lead to private hosts. */
export async function openPushService() {
  const received: ReceivedPush[] = [];
  const reply = { status: 201, headers: {} as Record<string, string> };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(reply.status, reply.headers).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const names: Record<string, string> = { 'push.example': '127.0.0.1' };
  const lookup = ((hostname: string, _options: object, callback: (fault: Error | null, found: unknown) => void) =>
    callback(null, [{ address: names[hostname] ?? '10.0.0.1', family: 4 }])) as unknown as LookupFunction;
  const net: Pick<PushSenderDeps, 'request' | 'lookup' | 'isPublic'> = {
    request: (url, options) => {
      const local = new URL(url.href.replace('https:', 'http:'));
      local.port = String(port);
      return httpRequest(local, options);
    },
    lookup,
    isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
  };
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { received, reply, names, net, close };
}
