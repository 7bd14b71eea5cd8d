import { requestLine } from './request.js';

describe('the request line', () => {
  it('[CA2] encodes path parameters', () => {
    expect(requestLine('GET /a/{id}/b', { params: { id: 'x/y ?' } })).toEqual({
      method: 'GET',
      url: '/a/x%2Fy%20%3F/b',
    });
  });

  it('[CA2] refuses a missing path parameter before anything is sent', () => {
    expect(() => requestLine('GET /a/{id}', {})).toThrow(TypeError);
  });

  it('[CA2] leaves out undefined and null, repeats the name of an array, keeps 0 and false', () => {
    const query = { a: undefined, b: null, c: [1, 2], d: 0, e: false, f: 'đ&=' };
    expect(requestLine('GET /a', { query }).url).toBe('/a?c=1&c=2&d=0&e=false&f=%C4%91%26%3D');
  });
});
