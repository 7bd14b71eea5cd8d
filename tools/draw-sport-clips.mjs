// Draws the clips of the test channel for basketball, e-sport and marble races, by moving what their pictures show
// (libs/match-ui/pictures/*.svg) in Chromium: apps/server/assets/channel/{basketball,esport,marble}/. Needs ffmpeg with
// libx264 and Chromium. The result is committed, so this script runs only after a change:
// node tools/draw-sport-clips.mjs [sport …]   (--still SECOND FILE: one frame of the first sport; --rest: only the
// empty field of pauses)
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { FPS, HEIGHT, PIECE_SECONDS, run, SECONDS, WIDTH, writeClip, writeRest } from './channel-clip.mjs';
import { CHROMIUM, FLAGS } from './shots/browser.mjs';

/** Frames drawn a second; each fills two of the clip's 25. */
const DRAWN_FPS = FPS / 2;

/** Runs in the page: prepares the drawing and returns the function that moves it to second `t`. */
const scenes = {
  basketball: () => {
    const players = [...document.querySelectorAll('svg > g[transform]')].slice(1, -1);
    const ball = document.querySelector('svg > g[transform]:last-of-type');
    document.querySelector('svg > path[stroke-dasharray="2 5"]').remove();
    const places = players.map(placeOf);
    const shadows = players.map((player) => player.previousElementSibling);
    const at = (n, t) => ({
      x: places[n].x - 110 + wave(t, 1, 0) * 120 + wave(t, 3 + (n % 3), n * 1.7) * 13,
      y: places[n].y + wave(t, 2 + (n % 4), n * 2.3) * 7,
    });
    // Each pass takes the ball from one player to the next; it stays in the hands for the first third.
    const passes = [0, 3, 6, 9, 4, 8, 1, 5, 2, 7, 3, 6];
    return (t) => {
      const spots = places.map((_, n) => at(n, t));
      const farFirst = spots.map((_, n) => n).sort((a, b) => spots[a].y - spots[b].y);
      for (const n of farFirst) {
        const { x, y } = spots[n];
        players[n].setAttribute('transform', `translate(${x} ${y}) scale(${places[n].scale})`);
        shadows[n].setAttribute('cx', x);
        shadows[n].setAttribute('cy', y);
        ball.before(shadows[n], players[n]);
      }
      const leg = SECONDS / passes.length;
      const index = Math.floor(t / leg) % passes.length;
      const part = Math.max(0, ((t % leg) / leg - 0.35) / 0.65);
      const from = spots[passes[index]];
      const to = spots[passes[(index + 1) % passes.length]];
      const x = from.x + (to.x - from.x) * part + 9;
      const bounce = part === 0 ? Math.abs(Math.sin(t * Math.PI * 3)) * 18 : 26 + Math.sin(Math.PI * part) * 34;
      ball.setAttribute('transform', `translate(${x} ${from.y + (to.y - from.y) * part - bounce}) rotate(${t * 300})`);
      look(0, 0, 1.06);
    };
  },
  esport: () => {
    const heroes = [...document.querySelectorAll('svg > g[transform$="scale(0.95)"]')];
    const places = heroes.map(placeOf);
    const glows = [...document.querySelectorAll('circle[fill="url(#eb)"],circle[fill="url(#er)"]')];
    const rays = [...document.querySelectorAll('svg > path[stroke="#9ff3ff"],svg > path[stroke="#fff3b0"]')];
    const minions = [...document.querySelectorAll('svg > circle[r="5"]')].map((body) => [
      body.previousElementSibling,
      body,
      body.nextElementSibling,
      body.nextElementSibling.nextElementSibling,
    ]);
    return (t) => {
      heroes.forEach((hero, n) => {
        const x = places[n].x + wave(t, 2 + (n % 3), n * 1.9) * 22;
        const y = places[n].y + wave(t, 3 + (n % 2), n * 2.6) * 12;
        hero.setAttribute('transform', `translate(${x} ${y}) scale(0.95)`);
      });
      minions.forEach((parts, n) => {
        const along = wave(t, 4, n < 4 ? 0 : Math.PI) * 9;
        for (const part of parts) part.setAttribute('transform', `translate(${along} ${-along * 0.55})`);
      });
      glows.forEach((glow, n) => glow.setAttribute('opacity', 0.55 + 0.4 * wave(t, 12, n * 1.3)));
      rays.forEach((ray, n) => ray.setAttribute('opacity', wave(t, 8, n * 2) > 0.2 ? 0.9 : 0));
      look(wave(t, 1, 0.6) * 6, 0, 1.06);
    };
  },
  marble: () => {
    const svg = document.querySelector('svg');
    const marbles = [...svg.querySelectorAll('ellipse[fill="#2a1808"]')].map((shadow) => {
      const group = document.createElementNS(svg.namespaceURI, 'g');
      const parts = [shadow];
      for (
        let next = shadow.nextElementSibling;
        next && next.getAttribute('fill') !== '#2a1808';
        next = next.nextElementSibling
      )
        parts.push(next);
      shadow.before(group);
      group.append(...parts);
      const body = parts.find((part) => part.tagName === 'circle');
      return { group, x: Number(body.getAttribute('cx')), y: Number(body.getAttribute('cy')) };
    });
    const dashes = svg.querySelector('g[fill="#f4f1e8"]');
    const lanes = [-95, 80, -35, 130, 30, -140];
    return (t) => {
      const now = marbles.map((marble, n) => {
        // Near marbles are large and low in the picture; the order changes as they overtake each other.
        const depth = 0.6 + 0.26 * wave(t, 1 + (n % 2), n * 1.1) + 0.1 * wave(t, 3, n * 2.2);
        const radius = 9 + 52 * depth * depth;
        return { marble, radius, x: 320 + lanes[n] * (0.12 + depth), y: 112 + 205 * depth - radius };
      });
      now.sort((a, b) => a.radius - b.radius);
      for (const { marble, radius, x, y } of now) {
        const own = Number(marble.group.querySelector('circle').getAttribute('r'));
        const scale = radius / own;
        marble.group.setAttribute(
          'transform',
          `translate(${x - marble.x * scale} ${y - marble.y * scale}) scale(${scale})`,
        );
        svg.append(marble.group);
      }
      const near = 1 + ((t * 1.5) % 1) * 0.55;
      dashes.setAttribute('transform', `translate(${320 * (1 - near)} ${60 * (1 - near)}) scale(${near})`);
      look(0, 0, 1.05);
    };
  },
};

/** Run in the page: leave what the picture shows before the start and between two periods. */
const rests = {
  basketball: () => {
    const players = [...document.querySelectorAll('svg > g[transform]')].slice(1, -1);
    for (const player of players) {
      player.previousElementSibling.remove();
      player.remove();
    }
    document.querySelector('svg > g[transform]:last-of-type').remove();
    document.querySelector('svg > path[stroke-dasharray="2 5"]').remove();
    look(0, 0, 1.06);
  },
  esport: () => {
    const heroes = 'svg > g[transform$="scale(0.95)"]';
    // What a fight lights up: its circle, its glows and the path of a shot.
    const fight = 'svg > circle[opacity],svg > ellipse[stroke-dasharray],svg > path[stroke="#fff"]';
    for (const part of document.querySelectorAll(`${heroes},${fight}`)) part.remove();
    for (const ray of document.querySelectorAll('svg > path[stroke="#9ff3ff"],svg > path[stroke="#fff3b0"]'))
      ray.remove();
    for (const body of document.querySelectorAll('svg > circle[r="5"]')) {
      body.previousElementSibling.remove();
      body.nextElementSibling.nextElementSibling.remove();
      body.nextElementSibling.remove();
      body.remove();
    }
    look(0, 0, 1.06);
  },
  // The marbles lie still until the race starts.
  marble: () => {
    look(0, 0, 1.05);
  },
};
const PLAY_WORDS = 'KHÁN ĐÀI · KÊNH THỬ · HÌNH MÔ PHỎNG';
const REST_WORDS = {
  basketball: 'KHÁN ĐÀI · KÊNH THỬ · CHỜ VÀO HIỆP',
  esport: 'KHÁN ĐÀI · KÊNH THỬ · CHỜ VÀO VÁN',
  marble: 'KHÁN ĐÀI · KÊNH THỬ · CHỜ XUẤT PHÁT',
};

/** Runs in the page: what the scenes share. */
function helpers(seconds) {
  const svg = document.querySelector('svg');
  Object.assign(globalThis, {
    SECONDS: seconds,
    wave: (t, periods, phase) => Math.sin((t / seconds) * periods * Math.PI * 2 + phase),
    placeOf: (element) => {
      const [x, y, scale] = element
        .getAttribute('transform')
        .match(/-?[\d.]+/g)
        .map(Number);
      return { x, y, scale };
    },
    /** Moves the camera by units of the drawing, and brings it nearer. */
    look: (x, y, zoom) => {
      const [width, height] = [640 / zoom, 360 / zoom];
      svg.setAttribute('viewBox', `${(640 - width) / 2 + x} ${(360 - height) / 2 + y} ${width} ${height}`);
    },
  });
}

const page = (drawing, words) => `<!doctype html><style>
body { margin: 0; background: #000; font: 700 13.5px 'DejaVu Sans Condensed', sans-serif }
svg { display: block; width: 640px; height: 360px }
p { position: fixed; left: 146px; bottom: 19px; margin: 0; padding: 8px 18px; border-radius: 6px; color: #f3faf6; background: rgb(6 22 18 / 0.82) }
</style>${drawing}<p>${words}</p>`;

/** A tab with the drawing of a sport and what the scenes share. */
async function openDrawing(browser, sport, words) {
  const tab = await browser.newPage({ viewport: { width: WIDTH / 2, height: HEIGHT / 2 }, deviceScaleFactor: 2 });
  const drawing = readFileSync(join(import.meta.dirname, `../libs/match-ui/pictures/${sport}.svg`), 'utf8');
  await tab.setContent(page(drawing, words));
  await tab.evaluate(helpers, SECONDS);
  return tab;
}

const photo = (tab) => tab.screenshot({ type: 'jpeg', quality: 95 });

async function drawFrames(browser, sport, onFrame, seconds) {
  const tab = await openDrawing(browser, sport, PLAY_WORDS);
  await tab.evaluate(`globalThis.move = (${scenes[sport]})()`);
  for (const t of seconds) {
    await tab.evaluate((at) => globalThis.move(at), t);
    await onFrame(await photo(tab));
  }
  await tab.close();
}

async function drawClip(browser, sport) {
  const work = mkdtempSync(join(tmpdir(), 'channel-'));
  const master = join(work, 'master.mkv');
  const args = ['-hide_banner', '-loglevel', 'error', '-y', '-f', 'image2pipe', '-framerate', `${DRAWN_FPS}`];
  const encoder = spawn(
    'ffmpeg',
    [...args, '-i', '-', '-r', `${FPS}`, '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '8', master],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'close');
  const seconds = Array.from({ length: SECONDS * DRAWN_FPS }, (_, n) => n / DRAWN_FPS);
  await drawFrames(
    browser,
    sport,
    async (frame) => {
      if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
    },
    seconds,
  );
  encoder.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
  writeClip(sport, master);
  rmSync(work, { recursive: true, force: true });
}

/** The segment of the pauses: one picture. */
async function drawRest(browser, sport) {
  const work = mkdtempSync(join(tmpdir(), 'channel-'));
  const tab = await openDrawing(browser, sport, REST_WORDS[sport]);
  await tab.evaluate(`(${rests[sport]})()`);
  const picture = join(work, 'rest.jpg');
  writeFileSync(picture, await photo(tab));
  await tab.close();
  const master = join(work, 'rest.mkv');
  run([
    '-loop',
    '1',
    '-framerate',
    `${FPS}`,
    '-t',
    `${PIECE_SECONDS}`,
    '-i',
    picture,
    '-c:v',
    'libx264',
    '-qp',
    '8',
    master,
  ]);
  writeRest(sport, master);
  rmSync(work, { recursive: true, force: true });
}

const args = process.argv.slice(2);
const still = args.indexOf('--still');
const named = (still < 0 ? args : args.slice(0, still)).filter((sport) => sport in scenes);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
try {
  if (still >= 0) {
    await drawFrames(browser, named[0], (frame) => writeFileSync(args[still + 2], frame), [Number(args[still + 1])]);
  } else
    for (const sport of named.length > 0 ? named : Object.keys(scenes)) {
      if (!args.includes('--rest')) await drawClip(browser, sport);
      await drawRest(browser, sport);
    }
} finally {
  await browser.close();
}
