import { FakeClock } from '@khandai/testing';
import Fastify from 'fastify';
import { iconRoutes } from './icon-routes.js';
import { IconService } from './icon-service.js';
import { builtInIcons } from './built-in-icons.js';

const allowed = { general: async () => undefined } as unknown as Parameters<typeof iconRoutes>[2];
const warned: string[] = [];
const log = { warn: (_: object, message: string) => void warned.push(message) };

async function requestIcon(file: string, source?: () => Promise<string>) {
  const app = Fastify();
  const clock = new FakeClock(Date.parse('2026-11-20T13:50:00Z'));
  iconRoutes(app, source && new IconService({ source: { icon: source }, clock, log }), allowed);
  const { statusCode, headers, body } = await app.inject(`/icons/${file}`);
  await app.close();
  return [statusCode, headers['cache-control'], body];
}

describe('[UI6] (local fallback) /icons/{name}.svg', () => {
  const own = builtInIcons.get('football');

  test('is the drawing of the icon service', async () => {
    expect(await requestIcon('football.svg', async () => '<svg/>')).toEqual([200, 'public, max-age=86400', '<svg/>']);
  });

  test('is the built-in drawing without a service', async () => {
    expect(await requestIcon('football.svg')).toEqual([200, 'public, max-age=86400', own]);
  });

  test('is the built-in drawing for a minute when the service fails, with a warning in the log', async () => {
    warned.length = 0;
    const failing = () => Promise.reject(new Error('ECONNREFUSED'));
    expect(await requestIcon('football.svg', failing)).toEqual([200, 'public, max-age=60', own]);
    expect(warned).toEqual(['loading an icon failed']);
  });

  test.each(['nothing.svg', 'football.png', 'Football.svg', '..%2fpasswd.svg'])('%s is no icon', async (file) => {
    expect((await requestIcon(file))[0]).toBe(404);
  });
});
