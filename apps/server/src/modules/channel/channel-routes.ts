import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@khandai/runtime';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { readRendition, versionOf } from './clip-files.js';
import { type Clip, livePlaylist, masterPlaylist, type Shown } from './live-playlist.js';
import { restsOf } from './rests.js';

export interface ChannelOptions {
  /** Folder of the clips: per sport a folder with clip.json and one per rendition (tools/channel-clip.mjs). */
  folder: string;
  clock: Clock;
}

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
// The address of a segment has the version of its bytes; the playlist changes every few seconds.
const PIECE_CACHE = 'public, max-age=86400';
const LIST_CACHE = 'no-cache';
const MASTER_CACHE = 'public, max-age=60';

/**
 * The test channel at /channel/demo, and at /channel/demo2 as a second stream for failover; that of another sport at
 * /channel/demo-basketball and so on. `?rest=` names the pauses of a match, during which the field is empty; `?kits=` names
 * the kits of the two teams, for the sports whose clip has kits. Reads all clips (under 2 MB each, 6 MB with kits) into
 * memory on registration; throws when a clip is damaged.
 */
export const channelRoutes: FastifyPluginAsync<ChannelOptions> = async (app, { folder, clock }) => {
  const entries = await readdir(folder, { withFileTypes: true });
  const sports = entries.filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'clip.json')));
  await Promise.all(sports.map(({ name: sport }) => addSport(app, { folder: join(folder, sport), clock }, sport)));
};

async function addSport(app: FastifyInstance, { folder, clock }: ChannelOptions, sport: string): Promise<void> {
  const clip = JSON.parse(await readFile(join(folder, 'clip.json'), 'utf8')) as Clip;
  const suffix = sport === 'football' ? '' : `-${sport}`;
  const lines = [`/channel/demo${suffix}`, `/channel/demo2${suffix}`];
  for (const line of lines)
    app.get<Asked>(`${line}/master.m3u8`, async ({ query }, reply) =>
      send(reply, PLAYLIST_TYPE, MASTER_CACHE, masterPlaylist(clip, searchOf(shownOf(clip, query)))),
    );
  for (const rendition of clip.renditions) {
    const files = await readRendition(folder, clip, rendition);
    const version = versionOf(files);
    for (const root of lines.map((line) => `${line}/${rendition.name}`)) {
      app.get<Asked>(`${root}/index.m3u8`, async ({ query }, reply) =>
        send(
          reply,
          PLAYLIST_TYPE,
          LIST_CACHE,
          livePlaylist(clip, rendition, clock.now(), { ...shownOf(clip, query), version }),
        ),
      );
      for (const [name, parts] of files)
        app.get<Versioned>(`${root}/${name}`, async ({ query }, reply) =>
          // While a new build is rolled out, a process with another clip can get the request: browsers do not keep that.
          send(reply, typeOf(name), query.v === version ? PIECE_CACHE : LIST_CACHE, Buffer.concat(parts)),
        );
    }
  }
}

interface Asked {
  Querystring: { rest?: unknown; kits?: unknown };
}

interface Versioned {
  Querystring: { v?: unknown };
}

/** What an address says about its match. Kits that the clip does not have are replaced by its first pair. */
const shownOf = ({ kits = [] }: Clip, query: Asked['Querystring']): Shown => ({
  rests: restsOf(query.rest),
  kits: kits.find((pair) => pair === query.kits) ?? kits[0],
});

/** The same as a search of its own, without anything else of the address. */
function searchOf({ rests = [], kits }: Shown): string {
  const pauses = rests.map(({ from, until }) => `${from / 1000}-${until / 1000}`);
  const parts = [...(kits ? [`kits=${kits}`] : []), ...(pauses.length > 0 ? [`rest=${pauses.join(',')}`] : [])];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

const typeOf = (name: string): string => (name.endsWith('.mp4') ? 'video/mp4' : 'video/iso.segment');

const send = (reply: FastifyReply, type: string, cache: string, body: string | Buffer): FastifyReply =>
  reply.header('content-type', type).header('cache-control', cache).send(body);
