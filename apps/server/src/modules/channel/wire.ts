import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { serverRoot } from '../../platform/server-root.js';
import { channelRoutes } from './channel-routes.js';

/** The test channel, if its clips are there (tools/draw-channel.mjs, tools/draw-sport-clips.mjs). */
export function wire({ clock }: Pick<Platform, 'clock'>) {
  const folder = join(serverRoot(), 'assets/channel');
  const routes = async (http: FastifyInstance): Promise<void> => {
    if (existsSync(folder)) await http.register(channelRoutes, { folder, clock });
  };
  return { routes } satisfies Module;
}
