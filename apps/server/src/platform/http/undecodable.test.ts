import { createHttp } from './create-http.js';

it('a slug of 160 letters reaches its route', async () => {
  const app = await createHttp({ log: { level: 'silent' }, trustProxy: undefined });
  app.get<{ Params: { slug: string } }>('/tin/:slug', ({ params }) => params.slug.length);
  const reply = await app.inject({ url: `/tin/${'a'.repeat(160)}` });
  await app.close();
  expect([reply.statusCode, reply.body]).toEqual([200, '160']);
});

describe('an address that cannot be decoded', () => {
  const open = async (url: string, accept: string) => {
    const app = await createHttp({ log: { level: 'silent' }, trustProxy: undefined });
    app.get('/*', (request) => request.url);
    const reply = await app.inject({ url, headers: { accept } });
    await app.close();
    return reply;
  };

  it.each([
    ['/100%', '/100%25'],
    ['/ty-le-keo/%E0%A4%A?x=1%', '/ty-le-keo/%25E0%25A4%25A?x=1%'],
    ['//evil.test/%', '/evil.test/%25'],
  ])('%s opened in a browser redirects to the page of that text, on this site', async (url, target) => {
    const { statusCode, headers } = await open(url, 'text/html,*/*');
    expect([statusCode, headers.location]).toEqual([302, target]);
  });

  it('a call gets the envelope', async () => {
    const reply = await open('/au/%', 'application/json');
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      expect.objectContaining({ code: 400, msg: 'Yêu cầu không hợp lệ.' }),
    ]);
  });
});
