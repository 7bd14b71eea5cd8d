/** Public entry of the `web-push` domain. */
export { WebPush } from './WebPush';
export { WebPushRuntime } from './WebPushRuntime';
