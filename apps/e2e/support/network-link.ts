import { connect, createServer, type Socket } from 'node:net';
import type { Site } from './site.js';

/** A connection between one browser and the site that a test can cut and restore, like a phone in a tunnel. */
export interface NetworkLink {
  /** URL of the site over this connection. */
  readonly url: string;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

export async function openNetworkLink(site: Pick<Site, 'port'>): Promise<NetworkLink> {
  const ends = new Set<Socket>();
  let whole = true;

  const server = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(site.port, '127.0.0.1');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      // A cut connection ends with an error; the other end closes with it.
      end.on('error', () => other.destroy());
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });

  const port = await new Promise<number>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address.port);
      else reject(new Error('no port'));
    });
  });

  const cut = () => {
    whole = false;
    for (const end of ends) end.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    restore: () => {
      whole = true;
    },
    close: () =>
      new Promise((resolve) => {
        cut();
        server.close(() => resolve());
      }),
  };
}
