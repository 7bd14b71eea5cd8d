import type { PushBrowser } from './push-browser';
import type { WebPushDeps } from './WebPushStore';

interface RenewDeps {
  readonly browser: Pick<PushBrowser, 'support' | 'permission' | 'current' | 'subscribe'>;
  readonly server: Pick<WebPushDeps['server'], 'read' | 'register'>;
  readonly wish: { isOf(userId: number): boolean };
}

/**
 * Registers this browser again for a member who wants pushes in it: a logout ended the registration, and browsers replace their
 * subscription at times.
 */
export async function renewDevice(
  userId: number,
  { browser, server, wish }: RenewDeps,
  signal: AbortSignal,
): Promise<void> {
  if (!wish.isOf(userId) || browser.support() !== 'supported' || browser.permission() !== 'granted') return;
  const { publicKey, device } = await server.read(signal);
  const current = await browser.current();
  if (signal.aborted || (device !== null && device.endpoint === current?.endpoint)) return;
  const made = await browser.subscribe(publicKey);
  if (!signal.aborted) await server.register(made);
}
