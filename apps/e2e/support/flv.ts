import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Site } from './site.js';

const CHANNEL = join(import.meta.dirname, '..', '..', 'server', 'assets', 'channel', 'basketball', '360');
const FLV_PATH = '/flv/live.flv';
const FILE_HEADER = 13;
const TAG_HEADER = 11;
/** Sent at once, so that the video starts soon. */
const BURST_MS = 2_000;

interface Tag {
  readonly at: number;
  readonly bytes: Buffer;
}

/** The segments of the test channel as FLV tags; undefined without ffmpeg, which repacks them. */
export async function flvClip(): Promise<{ header: Buffer; tags: Tag[] } | undefined> {
  const files = ['init.mp4', '0.m4s', '1.m4s', '2.m4s', '3.m4s', '4.m4s', '5.m4s'];
  const input = Buffer.concat(await Promise.all(files.map((file) => readFile(join(CHANNEL, file)))));
  const repack = [
    '-loglevel',
    'error',
    '-i',
    'pipe:0',
    '-c',
    'copy',
    '-f',
    'flv',
    '-flvflags',
    'no_duration_filesize',
    'pipe:1',
  ];
  const { status, stdout } = spawnSync('ffmpeg', repack, { input, maxBuffer: 16_000_000 });
  if (status !== 0) return undefined;
  return { header: stdout.subarray(0, FILE_HEADER), tags: tagsOf(stdout) };
}

function tagsOf(flv: Buffer): Tag[] {
  const tags: Tag[] = [];
  for (let from = FILE_HEADER; from + TAG_HEADER < flv.length;) {
    const end = from + TAG_HEADER + flv.readUIntBE(from + 1, 3) + 4;
    tags.push({ at: flv.readUIntBE(from + 4, 3), bytes: flv.subarray(from, end) });
    from = end;
  }
  return tags;
}

export interface FlvFront {
  readonly url: string;
  close(): Promise<void>;
}

/** A proxy of the site whose first stream is HTTP-FLV, sent tag by tag as a live server does. */
export async function openFlvFront(
  site: Site,
  clip: NonNullable<Awaited<ReturnType<typeof flvClip>>>,
): Promise<FlvFront> {
  const sockets = new Set<Socket>();
  const server = createServer((requested, answer) => {
    if (new URL(requested.url ?? '/', 'http://site').pathname === FLV_PATH) void drip(clip, answer);
    else forward(site, requested, answer);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (requested, near: Socket) => {
    const far = connect(site.port, '127.0.0.1', () => {
      const headers = Object.entries(requested.headers).map(([name, value]) => `${name}: ${String(value)}`);
      far.write([`GET ${requested.url ?? '/'} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
      near.pipe(far).pipe(near);
    });
    far.on('error', () => near.destroy());
    near.on('error', () => far.destroy());
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address.port);
      else reject(new Error('no port'));
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

async function drip({ header, tags }: { header: Buffer; tags: Tag[] }, answer: ServerResponse): Promise<void> {
  answer.writeHead(200, { 'content-type': 'video/x-flv', 'cache-control': 'no-store' });
  answer.write(header);
  const began = Date.now();
  for (const { at, bytes } of tags) {
    const wait = at - BURST_MS - (Date.now() - began);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    if (answer.destroyed) return;
    answer.write(bytes);
  }
  answer.end();
}

function forward(site: Site, requested: IncomingMessage, answer: ServerResponse): void {
  const { method, url: path, headers } = requested;
  const options = { port: site.port, method, path, headers: { ...headers, 'accept-encoding': 'identity' } };
  const onward = request(options, (reply) => {
    const isPage = String(reply.headers['content-type']).startsWith('text/html');
    if (!isPage) {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
      return;
    }
    const { 'content-length': _, ...rest } = reply.headers;
    answer.writeHead(reply.statusCode ?? 502, rest);
    let page = '';
    reply.setEncoding('utf8');
    reply.on('data', (part: string) => (page += part));
    reply.on('end', () =>
      answer.end(page.replaceAll('\\"hls\\"', '\\"flv\\"').replaceAll('/channel/demo/master.m3u8', FLV_PATH)),
    );
  });
  onward.on('error', () => answer.destroy());
  requested.pipe(onward);
}
