import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { codeOf } from '../error-code.js';
import { StartError } from '../start-error.js';

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Time for running requests to complete when the server stops, in milliseconds. */
const DRAIN_MS = 8_000;

/** Throws before anything is opened when the port is not available. Port 0 means any free port. */
export async function assertPortFree({ host, port }: Address): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await explained({ host, port }, async () => {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port }, resolve);
    });
    await new Promise((resolve) => probe.close(resolve));
  });
}

/** Listens and returns the address that users open. */
export async function listen(app: FastifyInstance, address: Address): Promise<string> {
  return explained(address, () => app.listen({ ...address, listenTextResolver: (text) => text }));
}

/** Waits up to DRAIN_MS for running requests, then closes every connection. */
export async function closeHttp(app: FastifyInstance): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearTimeout(late);
}

async function explained<T>({ host, port }: Address, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = reasons[codeOf(error)];
    throw reason ? new StartError(reason(host, port)) : error;
  }
}

const reasons: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `PORT: cổng ${port} của ${host} đang được chương trình khác dùng; hãy chọn cổng khác bằng biến PORT.`,
  EACCES: (_host, port) => `PORT: không có quyền dùng cổng ${port}; hãy chọn cổng khác bằng biến PORT.`,
  EADDRNOTAVAIL: (host) => `HOST: máy này không có địa chỉ ${host}.`,
  ENOTFOUND: (host) => `HOST: không tìm thấy địa chỉ ${host}.`,
};
