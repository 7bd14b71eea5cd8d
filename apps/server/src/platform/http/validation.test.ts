import Fastify from 'fastify';
import { useSerializers } from './validation.js';

const text = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });

describe('serializers', () => {
  it('send what the schema of their own call and status has', async () => {
    const app = Fastify();
    useSerializers(app);
    const both = { a: 'one', b: 'two' };
    app.get('/a', { schema: { response: { 200: text('a'), 404: text('b') } } }, ({ query }, reply) =>
      reply.code('gone' in (query as object) ? 404 : 200).send(both),
    );
    app.get('/b', { schema: { response: { 200: text('b') } } }, () => both);
    app.get('/none', { schema: { response: { 404: text('b') } } }, (_request, reply) => reply.code(404).send(both));
    expect((await app.inject('/a')).json()).toEqual({ a: 'one' });
    expect((await app.inject('/a?gone=')).json()).toEqual({ b: 'two' });
    expect((await app.inject('/b')).json()).toEqual({ b: 'two' });
    expect((await app.inject('/none')).json()).toEqual({ b: 'two' });
    expect((await app.inject({ method: 'HEAD', url: '/a' })).headers['content-length']).toBe('11');
    await app.close();
  });

  it('are one for equal schemas, for each call, method and status', async () => {
    const app = Fastify();
    useSerializers(app);
    const seen = new Set<unknown>();
    app.addHook('onRequest', async (_request, reply) => {
      seen.add(reply.getSerializationFunction('200'));
    });
    app.get('/a', { schema: { response: { 200: text('a') } } }, () => ({ a: 'one' }));
    app.post('/b', { schema: { response: { 200: text('a') } } }, () => ({ a: 'two' }));
    await app.inject('/a');
    await app.inject({ method: 'HEAD', url: '/a' });
    await app.inject({ method: 'POST', url: '/b' });
    expect(seen.size).toBe(1);
    expect(seen).not.toContain(undefined);
    await app.close();
  });
});
