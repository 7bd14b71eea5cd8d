import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, SocketLimit } from '@khandai/contracts';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import { Pace } from '../platform/pace.js';
import type { Clock } from '../platform/clock.js';
import { DomainError, expectedError } from '../platform/domain-error.js';
import { addressKey, TrustedProxies } from '../platform/http/trusted-proxies.js';
import type { Log } from '../platform/log.js';
import { postponeSocket, type SocketEndpoint, rejectSocket } from './socket-endpoint.js';
import type { ConnectedUser } from './peer.js';
import { WsSocket } from './ws-socket.js';

export interface GateOptions {
  /** Other hosts whose pages may connect, as in `example.com:8080`; pages of the requested host always may. */
  origins: readonly string[];
  /** Proxies whose X-Forwarded-For and X-Forwarded-Host headers are trusted. */
  proxies: TrustedProxies;
  /** Max sockets that one address may open per minute, over all endpoints, refused ones included. */
  opensPerMinute: number;
}

export interface GateDeps {
  /** Endpoints by path, such as `/chat`. */
  endpoints: Readonly<Record<string, SocketEndpoint>>;
  clock: Clock;
  log: Log;
  options?: Partial<GateOptions>;
}

/** What the token check resolves to: a user, null without a valid token, or why it failed. */
type Admission = ConnectedUser | null | DomainError | 'failed';

const DEFAULTS: GateOptions = { origins: [], proxies: TrustedProxies.none, opensPerMinute: 600 };

const MINUTE_MS = 60_000;

/** Max time for a token check, in milliseconds: otherwise the socket would hang while the database does. */
const ADMISSION_TIMEOUT_MS = 10_000;

/** Time after which a stopping process is replaced, in seconds, for Retry-After. */
const RESTART_S = 5;

const WS_OPTIONS: ServerOptions & { closeTimeout: number } = {
  noServer: true,
  maxPayload: SocketLimit.frameBytes,
  // Frames are encoded once for all sockets; compression would need a separate encoding for each socket.
  perMessageDeflate: false,
  // Each endpoint tracks its own sockets.
  clientTracking: false,
  // Terminates a peer that does not answer a close within this time, in milliseconds.
  closeTimeout: 5_000,
};

/** Routes HTTP upgrades to the socket endpoint of their path. */
export class Gate {
  readonly #deps: GateDeps;
  readonly #options: GateOptions;
  readonly #endpoints: ReadonlyMap<string, SocketEndpoint>;
  readonly #attempts: Pace<string>;
  readonly #wss = new WebSocketServer(WS_OPTIONS);
  #open = true;

  constructor(deps: GateDeps) {
    this.#deps = deps;
    this.#options = { ...DEFAULTS, ...deps.options };
    this.#endpoints = new Map(Object.entries(deps.endpoints));
    this.#attempts = new Pace({ clock: deps.clock, max: this.#options.opensPerMinute, windowMs: MINUTE_MS });
  }

  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      // An error event without a listener would end the process.
      socket.on('error', () => socket.destroy());
      const endpoint = this.#endpoints.get(addressOf(request)?.pathname ?? '');
      if (endpoint) void this.#upgrade(endpoint, request, socket, head);
      // With no other upgrade listener, an unhandled upgrade would hang forever.
      else if (server.listenerCount('upgrade') === 1) refuseUpgrade(socket, 404);
    });
  }

  /** From now on every upgrade, also one in progress, is refused with 503: the client tries again elsewhere. */
  stop(): void {
    this.#open = false;
  }

  async #upgrade(endpoint: SocketEndpoint, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (!this.#open) return refuseStopping(socket);
    if (!this.#isOriginAllowed(request)) return refuseUpgrade(socket, 403);
    const address = this.#callerOf(request);
    // Runs before the token check, so that a client opening many sockets cannot keep the database busy.
    const wait = this.#attempts.take(address);
    if (wait > 0) return refuseUpgrade(socket, 429, Math.ceil(wait / 1000));
    const user = await this.#admit(endpoint, request, address);
    if (socket.destroyed) return;
    if (!this.#open) return refuseStopping(socket);
    this.#wss.handleUpgrade(request, socket, head, (ws) => this.#welcome(endpoint, ws, socket, user));
  }

  async #admit(endpoint: SocketEndpoint, request: IncomingMessage, address: string): Promise<Admission> {
    const token = addressOf(request)?.searchParams.get('token') ?? null;
    const bound = new AbortController();
    try {
      return await Promise.race([endpoint.admit(token, address), this.#timeOut(bound.signal)]);
    } catch (error) {
      const expected = expectedError(error);
      if (expected) return expected;
      this.#deps.log.error({ err: error }, 'admitting a socket failed');
      return 'failed';
    } finally {
      bound.abort();
    }
  }

  async #timeOut(signal: AbortSignal): Promise<never> {
    await this.#deps.clock.sleep(ADMISSION_TIMEOUT_MS, signal);
    throw new Error(`the token check took longer than ${ADMISSION_TIMEOUT_MS} ms`);
  }

  #welcome(endpoint: SocketEndpoint, ws: WebSocket, network: Duplex, user: Admission): void {
    const socket = new WsSocket(ws, network);
    // After a protocol error (1002, 1007, 1009) ws closes the socket itself; the error event is only for the log.
    ws.on('error', (error) => this.#deps.log.info({ err: error }, 'a socket violated the WebSocket protocol'));
    if (user === 'failed') ws.close(CloseCode.internal, 'internal');
    else if (user === null) rejectSocket(socket);
    else if (user instanceof DomainError) postponeSocket(socket, user);
    else this.#connect(endpoint, ws, socket, user);
  }

  #connect(endpoint: SocketEndpoint, ws: WebSocket, socket: WsSocket, user: ConnectedUser): void {
    const peer = endpoint.open(socket, user);
    if (!peer) return;
    ws.on('message', (data, isBinary) => {
      if (isBinary) peer.receiveBinary();
      else peer.receive(data.toString());
    });
    ws.on('pong', () => peer.pong());
    ws.on('close', () => endpoint.closed(peer));
  }

  // Programs send no Origin header; browsers always do, and only our own pages may use a visitor's token.
  #isOriginAllowed(request: IncomingMessage): boolean {
    const { origin } = request.headers;
    if (origin === undefined) return true;
    if (!URL.canParse(origin)) return false;
    const from = new URL(origin).host;
    return from === this.#hostOf(request) || this.#options.origins.includes(from);
  }

  // Behind a trusted proxy, X-Forwarded-Host holds the host that the visitor requested.
  #hostOf({ headers, socket }: IncomingMessage): string | undefined {
    const forwarded = this.#options.proxies.trusts(socket.remoteAddress ?? '')
      ? headers['x-forwarded-host']
      : undefined;
    return (
      String(forwarded ?? '')
        .split(',', 1)[0]
        ?.trim() || headers.host
    );
  }

  #callerOf({ headers, socket }: IncomingMessage): string {
    const forwarded = headers['x-forwarded-for'];
    const before = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    return addressKey(this.#options.proxies.callerOf(socket.remoteAddress ?? 'unknown', before));
  }
}

// A path like `//` is not a valid URL, and clients can send it.
const addressOf = ({ url = '/' }: IncomingMessage): URL | null => URL.parse(url, 'http://localhost');

const refuseStopping = (socket: Duplex): void => refuseUpgrade(socket, 503, RESTART_S);

/** @param retryAfter Seconds; 0 sends no Retry-After. */
function refuseUpgrade(socket: Duplex, status: number, retryAfter = 0): void {
  const header = retryAfter > 0 ? `Retry-After: ${retryAfter}\r\n` : '';
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${header}Connection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.end(head, () => socket.destroy());
}
