import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers have and jsdom lacks, but Node brings: routers and axios reach for these as they load. */
const CARRIED = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoderStream',
  'TextDecoderStream',
  'structuredClone',
  'BroadcastChannel',
];

export default class JsdomWithWebPlatform extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of CARRIED) this.global[name] ??= globalThis[name];
    // Requests of Node accept only signals of its own kind.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
  }
}
