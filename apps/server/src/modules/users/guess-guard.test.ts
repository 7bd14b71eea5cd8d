import { FakeClock } from '@khandai/testing';
import { MemoryAttempts } from '../../platform/attempts/memory-attempts.js';
import { TooManyRequests } from '../../platform/http/rate-limit.js';
import { type Guesser, GuessGuard } from './guess-guard.js';

const wrong = () => Promise.reject(new Error('wrong'));
const right = async () => 'in';

describe('the guard against guessing', () => {
  it('stops an address after forty wrong guesses at different accounts, and no other address', async () => {
    const clock = new FakeClock();
    const guard = new GuessGuard(new MemoryAttempts(clock));
    for (let turn = 0; turn < 40; turn += 1)
      await expect(guard.guess(`a${turn}`, { ip: '203.0.113.9' }, wrong)).rejects.toThrow('wrong');
    await expect(guard.guess('mine', { ip: '203.0.113.9' }, right)).rejects.toBeInstanceOf(TooManyRequests);
    await expect(guard.guess('mine', { ip: '203.0.113.8' }, right)).resolves.toBe('in');
    await clock.advance(15 * 60_000);
    await expect(guard.guess('mine', { ip: '203.0.113.9' }, right)).resolves.toBe('in');
  });

  it('counts addresses of one IPv6 network as one', async () => {
    const guard = new GuessGuard(new MemoryAttempts(new FakeClock()));
    for (let turn = 0; turn < 40; turn += 1)
      await expect(guard.guess(`a${turn}`, { ip: `2001:db8::${turn}` }, wrong)).rejects.toThrow('wrong');
    await expect(guard.guess('mine', { ip: '2001:db8::ffff' }, right)).rejects.toBeInstanceOf(TooManyRequests);
  });

  it('checks at most ten of many parallel guesses at one account', async () => {
    const guard = new GuessGuard(new MemoryAttempts(new FakeClock()));
    let looked = 0;
    const look = async () => {
      looked += 1;
      throw new Error('wrong');
    };
    await Promise.allSettled(
      Array.from({ length: 30 }, (_, turn) => guard.guess('minh', { ip: `203.0.113.${turn}` }, look)),
    );
    expect(looked).toBe(10);
  });

  it('counts known devices and known networks apart from strangers, and a device apart from its address', async () => {
    const guard = new GuessGuard(new MemoryAttempts(new FakeClock()));
    const exhaust = async (guesser: Guesser) => {
      for (let turn = 0; turn < 10; turn += 1)
        await expect(guard.guess('minh', guesser, wrong)).rejects.toThrow('wrong');
      await expect(guard.guess('minh', guesser, right)).rejects.toBeInstanceOf(TooManyRequests);
    };
    const network = { ip: '203.0.113.9', knownNetwork: true };
    await exhaust({ ip: '198.51.100.7' });
    await exhaust(network);
    await expect(guard.guess('minh', { ip: '192.0.2.7', knownNetwork: true }, right)).resolves.toBe('in');
    for (let turn = 0; turn < 40; turn += 1)
      await Promise.allSettled([guard.guess(`a${turn}`, { ip: '203.0.113.9' }, wrong)]);
    await expect(guard.guess('minh', { ...network, device: 'one' }, right)).resolves.toBe('in');
    await exhaust({ ...network, device: 'one' });
    await expect(guard.guess('minh', { ...network, device: 'two' }, right)).resolves.toBe('in');
  });
});
