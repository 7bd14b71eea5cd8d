import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

export interface GatewayRequest {
  readonly method: string | undefined;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An SMS gateway on this machine. Answers every request with `status`, or not at all while `isSilent`. */
export class SmsGateway {
  readonly requests: GatewayRequest[] = [];
  status = 202;
  isSilent = false;
  readonly #server = createServer((request, response) => {
    void readText(request).then((body) => {
      const url = new URL(request.url ?? '', 'http://gateway');
      this.requests.push({ method: request.method, url, headers: request.headers, body });
      if (this.isSilent) return;
      response.writeHead(this.status, { location: '/moved' }).end('{"ok":true}');
    });
  });

  /** Its origin. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
