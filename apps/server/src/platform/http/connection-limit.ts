import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey, type TrustedProxies } from './trusted-proxies.js';

export interface ConnectionLimit {
  /** Upper limit of open connections of one IPv4 address or one IPv6 /64. */
  readonly perAddress: number;
  /** Proxies carry the connections of many users and are not limited. */
  readonly proxies: TrustedProxies;
}

/** Closes new connections of an address that has `perAddress` open ones already. */
export function limitConnections(server: Server, { perAddress, proxies }: ConnectionLimit): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // A connection that closed before it was accepted has no address.
    if (remoteAddress === undefined) return void socket.destroy();
    if (proxies.trusts(remoteAddress)) return;
    const key = addressKey(remoteAddress);
    const count = open.get(key) ?? 0;
    if (count >= perAddress) return void socket.destroy();
    open.set(key, count + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
