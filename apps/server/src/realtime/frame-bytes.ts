import type { ServerFrame } from '@khandai/contracts';

/** A frame as it travels. What goes to many sockets is encoded by one call of this. */
export const frameBytes = (frame: ServerFrame): Uint8Array => Buffer.from(JSON.stringify(frame));
