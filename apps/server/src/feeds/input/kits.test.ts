import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SportType } from '@khandai/contracts';
import { channelLinks } from './channel-links.js';
import { clubAppearance } from './club-appearance.js';
import { kitsOf } from './kits.js';

type Colors = [string, string];
const [RED, ORANGE, YELLOW, GREEN] = ['#a3161f', '#c2541b', '#c79a12', '#1e6b3c'];
const [BLUE, PURPLE, WHITE, DARK] = ['#16468f', '#5b2a86', '#f2f5f3', '#1f2937'];
const kits = (home: Colors, away: Colors) => kitsOf({ home: { colors: home }, away: { colors: away } });

describe('the kits of two clubs', () => {
  it.each([
    ['a red crest and a blue one', [RED, YELLOW], [BLUE, WHITE], 'blue-red'],
    ['an orange crest and a green one', [ORANGE, DARK], [GREEN, RED], 'green-orange'],
    ['a purple crest and a yellow one', [PURPLE, YELLOW], [YELLOW, BLUE], 'purple-yellow'],
    ['a rose crest, which counts as red', ['#be185d', DARK], [BLUE, WHITE], 'blue-red'],
    ['a teal crest, which counts as blue', ['#155e75', WHITE], [RED, WHITE], 'blue-red'],
    ['an olive crest, which counts as green', ['#3f6212', YELLOW], [WHITE, WHITE], 'green-white'],
    ['a crest of slate, which counts as blue', ['#22313f', ORANGE], ['#F4C542', DARK], 'blue-yellow'],
  ] as const)('are the main colours of %s', (_name, home, away, pair) => {
    expect(kits([...home], [...away])).toBe(pair);
  });

  it('let the away team wear its second colour when its first is, or looks like, that of the home team', () => {
    expect(kits([RED, WHITE], [RED, YELLOW])).toBe('red-yellow');
    expect(kits([RED, WHITE], [ORANGE, DARK])).toBe('blue-red');
    expect(kits([PURPLE, WHITE], [BLUE, RED])).toBe('purple-red');
    expect(kits([YELLOW, WHITE], [ORANGE, DARK])).toBe('blue-yellow');
  });

  it('let the away team wear white, or blue against white, when both its colours are taken', () => {
    expect(kits([RED, WHITE], [RED, ORANGE])).toBe('red-white');
    expect(kits([WHITE, RED], [WHITE, '#e5e7eb'])).toBe('blue-white');
  });

  it('are all drawn in the football clip, which has no other pairs', async () => {
    const file = join(import.meta.dirname, '../../../assets/channel/football/clip.json');
    const clip = JSON.parse(await readFile(file, 'utf8')) as { kits: string[] };
    const colours = [RED, ORANGE, YELLOW, GREEN, BLUE, PURPLE, WHITE, DARK];
    const possible = colours.flatMap((home) =>
      colours.flatMap((away) => colours.map((second) => kits([home, WHITE], [away, second]))),
    );
    expect([...new Set(possible)].sort()).toEqual([...clip.kits].sort());
    expect(clip.kits[0]).toBe('red-white');
  });

  it('are found for the colours that a generated crest has', () => {
    const drawn = Array.from({ length: 200 }, (_, n) =>
      kitsOf({ home: clubAppearance(`Club ${n}`), away: clubAppearance(`Visitors ${n}`) }),
    );
    expect(drawn.filter((pair) => new Set(pair.split('-')).size !== 2)).toEqual([]);
  });
});

describe('the addresses of the test channel', () => {
  const clubs = { home: { colors: [RED, WHITE] as Colors }, away: { colors: [BLUE, WHITE] as Colors } };
  const urls = (...args: Parameters<typeof channelLinks>) => channelLinks(...args).map(({ url }) => url);

  it('name the kits of football and the pauses of every sport', () => {
    const rests = [{ from: 1_790_000_000_000, until: 1_790_000_900_000 }];
    expect(urls(SportType.football, { clubs, rests })).toEqual([
      '/channel/demo/master.m3u8?kits=blue-red&rest=1790000000-1790000900',
      '/channel/demo2/master.m3u8?kits=blue-red&rest=1790000000-1790000900',
    ]);
    expect(urls(SportType.basketball, { clubs, rests })).toEqual([
      '/channel/demo-basketball/master.m3u8?rest=1790000000-1790000900',
      '/channel/demo2-basketball/master.m3u8?rest=1790000000-1790000900',
    ]);
    expect(urls(SportType.football)).toEqual(['/channel/demo/master.m3u8', '/channel/demo2/master.m3u8']);
  });
});
