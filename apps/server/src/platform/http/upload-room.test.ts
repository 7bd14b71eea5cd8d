import { UploadRoom, UploadsBusy } from './upload-room.js';

describe('the room for files', () => {
  it('is given to who asks while there is some, all senders together', () => {
    const room = new UploadRoom({ maxBytes: 10, maxOfOne: 8 });
    const back = room.take('a', 6);
    expect(() => room.take('b', 5)).toThrow(UploadsBusy);
    room.take('b', 4);
    back();
    expect(room.take('c', 6)).toBeInstanceOf(Function);
  });

  it('is no more than a part for one sender', () => {
    const room = new UploadRoom({ maxBytes: 100, maxOfOne: 8 });
    const back = room.take('a', 5);
    expect(() => room.take('a', 4)).toThrow(UploadsBusy);
    room.take('a', 3);
    back();
    expect(room.take('a', 5)).toBeInstanceOf(Function);
  });

  it('comes back once, however often it is given back', () => {
    const room = new UploadRoom({ maxBytes: 10, maxOfOne: 10 });
    const back = room.take('a', 5);
    room.take('a', 5);
    back();
    back();
    room.take('a', 5);
    expect(() => room.take('a', 1)).toThrow(UploadsBusy);
  });
});
