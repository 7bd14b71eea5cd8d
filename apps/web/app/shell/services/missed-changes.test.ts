import type { HelloFrame } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { MissedChanges } from './MissedChanges';

const MADE_AT = Date.parse('2026-01-03T12:00:00Z');

function setUp() {
  const socket = { resumed: new Emitter<void>(), greeted: new Emitter<HelloFrame>() };
  const missed = new MissedChanges();
  let times = 0;
  missed.suspected.on(() => (times += 1));
  const stop = missed.follow(socket, MADE_AT);
  const greet = (ms: number) => {
    socket.greeted.emit({ serverTime: new Date(MADE_AT + ms).toISOString() } as HelloFrame);
  };
  return { socket, greet, stop, times: () => times };
}

describe('MissedChanges', () => {
  test('a page that gets hello soon after its render has missed nothing', () => {
    const { greet, times } = setUp();
    greet(5_000);
    expect(times()).toBe(0);
  });

  test('one whose socket took long may have missed a goal', () => {
    const { greet, times } = setUp();
    greet(5_001);
    expect(times()).toBe(1);
  });

  test('each reconnect is reported once, whatever the age of the page', () => {
    const { socket, greet, times } = setUp();
    greet(100);
    socket.resumed.emit();
    greet(600_000);
    expect(times()).toBe(1);
    socket.resumed.emit();
    greet(700_000);
    expect(times()).toBe(2);
  });

  test('reports nothing after it is stopped', () => {
    const { socket, greet, stop, times } = setUp();
    stop();
    socket.resumed.emit();
    greet(60_000);
    expect(times()).toBe(0);
  });
});
