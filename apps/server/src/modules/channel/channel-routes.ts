import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@khandai/runtime';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import {
  type Clip,
  type ClipRendition,
  INIT,
  livePlaylist,
  masterPlaylist,
  REST_INIT,
  REST_PIECE,
} from './live-playlist.js';
import { restsOf } from './rests.js';

export interface ChannelOptions {
  /** Folder of the clips: per sport a folder with clip.json and one per rendition (tools/channel-clip.mjs). */
  folder: string;
  clock: Clock;
}

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
// A segment never changes under its name while a build is served; the playlist changes every few seconds.
const PIECE_CACHE = 'public, max-age=86400';
const LIST_CACHE = 'no-cache';
const MASTER_CACHE = 'public, max-age=60';

/**
 * The test channel at /channel/demo, and at /channel/demo2 as a second stream for failover; that of another sport at
 * /channel/demo-basketball and so on. `?rest=` names the pauses of a match, during which the field is empty. Reads all
 * clips (under 2 MB each) into memory on registration; throws when a clip is damaged.
 */
export const channelRoutes: FastifyPluginAsync<ChannelOptions> = async (app, { folder, clock }) => {
  const entries = await readdir(folder, { withFileTypes: true });
  const sports = entries.filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'clip.json')));
  await Promise.all(sports.map(({ name: sport }) => addSport(app, { folder: join(folder, sport), clock }, sport)));
};

async function addSport(app: FastifyInstance, { folder, clock }: ChannelOptions, sport: string): Promise<void> {
  const clip = JSON.parse(await readFile(join(folder, 'clip.json'), 'utf8')) as Clip;
  const pieces = await readPieces(folder, clip);
  const suffix = sport === 'football' ? '' : `-${sport}`;
  for (const line of [`/channel/demo${suffix}`, `/channel/demo2${suffix}`]) {
    app.get<Asked>(`${line}/master.m3u8`, async ({ query }, reply) =>
      send(reply, PLAYLIST_TYPE, MASTER_CACHE, masterPlaylist(clip, searchOf(query.rest))),
    );
    for (const rendition of clip.renditions) {
      const root = `${line}/${rendition.name}`;
      app.get<Asked>(`${root}/index.m3u8`, async ({ query }, reply) =>
        send(reply, PLAYLIST_TYPE, LIST_CACHE, livePlaylist(clip, rendition, clock.now(), restsOf(query.rest))),
      );
      for (const name of namesOf(rendition)) {
        app.get(`${root}/${name}`, async (_request, reply) =>
          send(reply, typeOf(name), PIECE_CACHE, pieces.get(`${rendition.name}/${name}`)),
        );
      }
    }
  }
}

interface Asked {
  Querystring: { rest?: unknown };
}

/** The pauses as a search of their own, without what is not a pause. */
function searchOf(parameter: unknown): string {
  const rests = restsOf(parameter).map(({ from, until }) => `${from / 1000}-${until / 1000}`);
  return rests.length > 0 ? `?rest=${rests.join(',')}` : '';
}

const typeOf = (name: string): string => (name.endsWith('.mp4') ? 'video/mp4' : 'video/iso.segment');

const namesOf = ({ pieces }: ClipRendition): string[] => [
  INIT,
  REST_INIT,
  REST_PIECE,
  ...Array.from({ length: pieces }, (_, index) => `${index}.m4s`),
];

const send = (reply: FastifyReply, type: string, cache: string, body: string | Buffer | undefined): FastifyReply =>
  reply.header('content-type', type).header('cache-control', cache).send(body);

async function readPieces(folder: string, { renditions }: Clip): Promise<Map<string, Buffer>> {
  const files = renditions.flatMap((rendition) => namesOf(rendition).map((name) => `${rendition.name}/${name}`));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file))] as const)));
}
