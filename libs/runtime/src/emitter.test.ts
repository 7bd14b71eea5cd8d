import { Emitter } from './emitter.js';

describe('Emitter', () => {
  it('[RT4] calls every listener in the order they came, until it stops listening', () => {
    const emitter = new Emitter<number>();
    const received: string[] = [];
    const stop = emitter.on((value) => received.push(`a${value}`));
    emitter.on((value) => received.push(`b${value}`));
    emitter.emit(1);
    stop();
    stop();
    emitter.emit(2);
    expect(received).toEqual(['a1', 'b1', 'b2']);
    expect(emitter.size).toBe(1);
  });

  it('[RT4] counts a function that listens twice as two listeners', () => {
    const emitter = new Emitter<number>();
    let received = 0;
    const listener = () => (received += 1);
    const stop = emitter.on(listener);
    emitter.on(listener);
    emitter.emit(1);
    stop();
    emitter.emit(1);
    expect(received).toBe(3);
  });

  it('[RT5] lets the others hear when a listener throws, then rethrows', () => {
    const emitter = new Emitter<number>();
    let received = 0;
    const fault = new Error('first');
    emitter.on(() => {
      throw fault;
    });
    emitter.on(() => (received += 1));
    expect(() => emitter.emit(1)).toThrow(fault);
    emitter.on(() => {
      throw new Error('second');
    });
    expect(() => emitter.emit(1)).toThrow(AggregateError);
    expect(received).toBe(2);
  });

  it('[RT6] applies a change of listeners during an event from the next event', () => {
    const emitter = new Emitter<number>();
    let late = 0;
    const stop = emitter.on(() => {
      stop();
      emitter.on(() => (late += 1));
    });
    emitter.emit(1);
    expect(late).toBe(0);
    emitter.emit(2);
    expect(late).toBe(1);
  });
});
