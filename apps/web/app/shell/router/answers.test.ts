import { isUnreachable } from './answers';

describe('a page whose data failed to load', () => {
  test.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
    '"%s" is the network, not the server',
    (message) => {
      expect(isUnreachable(new TypeError(message))).toBe(true);
    },
  );

  test('an error of the program is thrown', () => {
    expect(isUnreachable(new TypeError('undefined is not a function'))).toBe(false);
    expect(isUnreachable(new Response(null, { status: 500 }))).toBe(false);
  });
});
