// A cached image from the image route, compared with a static file of the same bytes on the same server, alternating.
import { randomFillSync } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildIfNeeded } from '../command/build.mjs';
import { root } from '../command/runtime.mjs';
import { startSite } from '../shots/site.mjs';
import { load } from './pages/http-load.mjs';
import { userCall } from './user-call.mjs';

const ROUNDS = 4;
const ROUND_MS = 2_000;
const WARM_MS = 1_000;
const EDGE = 600;
const NAME = 'bench-picture.webp';
const FILE = join(root, 'apps/web/build/client', NAME);
/** Raises the limit, because one guest sends far more requests here than a real user may. */
const ENVIRONMENT = { FEED: 'none', LOG_LEVEL: 'error', CALLS_PER_MINUTE: '1000000' };

/** @returns {Promise<import('./bench.mjs').Row[]>} */
export default async function bench() {
  buildIfNeeded();
  const picture = await drawn();
  try {
    // The server lists static files at its start, so the image is generated beforehand to get its bytes.
    writeFileSync(FILE, await once(picture));
    return [await compared(picture)];
  } finally {
    rmSync(FILE, { force: true });
  }
}

async function once(picture) {
  const site = await startSite(ENVIRONMENT);
  try {
    return new Uint8Array(await (await fetch(`${site.url}${await uploaded(site, picture)}`)).arrayBuffer());
  } finally {
    await site.stop();
  }
}

async function compared(picture) {
  const site = await startSite(ENVIRONMENT);
  try {
    const sides = {
      route: { path: await uploaded(site, picture), answers: 0 },
      file: { path: `/${NAME}`, answers: 0 },
    };
    const port = Number(new URL(site.url).port);
    for (const { path } of Object.values(sides)) await load({ port, path, headers: {} }, WARM_MS);
    // Alternates the sides, so that other load on the machine affects both.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const side of Object.values(sides))
        side.answers += await load({ port, path: side.path, headers: {} }, ROUND_MS);
    return row(
      sides.route.answers,
      sides.file.answers,
      (await fetch(`${site.url}${sides.route.path}`)).headers.get('content-length'),
    );
  } finally {
    await site.stop();
  }
}

function row(route, file, bytes) {
  const perSecond = (answers) => Math.round(answers / ((ROUNDS * ROUND_MS) / 1000));
  const ratio = route / file;
  return {
    what: 'cached picture of the image route: its answers a second for each answer of a static file of the same bytes (above 1 the route is the faster one)',
    value: `${ratio.toFixed(2)}×`,
    target: '≥ 0.80×',
    met: ratio >= 0.8,
    note: `route ${perSecond(route)} answers a second, out of memory; static file ${perSecond(file)}, looked up and opened each time; ${bytes} bytes each, one server, by turns`,
  };
}

/** Uploads a user's picture; returns its path on the image route. */
async function uploaded({ url }, picture) {
  const { accessToken } = await userCall(url, 'register', { username: 'benchmark', password: 'mat-khau-cua-phep-do' });
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'image/png' };
  const { profilePicture } = await userCall(url, 'upload-avatar', picture, headers);
  return `/anh/320x1?src=${encodeURIComponent(profilePicture)}`;
}

/** Soft spots of many colours, similar to a photograph. */
function drawn() {
  const dots = randomFillSync(Buffer.alloc(24 * 24 * 3));
  return sharp(dots, { raw: { width: 24, height: 24, channels: 3 } })
    .resize(EDGE, EDGE, { kernel: 'cubic' })
    .png()
    .toBuffer();
}
