import { pictureRenditions } from './picture-renditions';

const { address } = pictureRenditions(['anh.example', 'anh.example:8443']);

test.each([
  ['/tep/avatars/7/a.webp', '/anh/320x2?src=%2Ftep%2Favatars%2F7%2Fa.webp'],
  ['https://anh.example/a b.jpg?x=1&y=2', '/anh/320x2?src=https%3A%2F%2Fanh.example%2Fa%20b.jpg%3Fx%3D1%26y%3D2'],
  ['https://ANH.example:8443/a', '/anh/320x2?src=https%3A%2F%2FANH.example%3A8443%2Fa'],
])('[UI5] (own and allowed) %s comes by the image route', (src, made) => {
  expect(address(src, { width: 320, density: 2 })).toBe(made);
});

test('[UI5] (placeholder) the placeholder has its own name', () => {
  expect(address('/tep/a/b.webp', 'placeholder')).toBe('/anh/mo?src=%2Ftep%2Fa%2Fb.webp');
});

test.each([
  '/banners/dem-vleague.svg',
  'https://khac.example/a',
  'http://anh.example/a',
  'https://anh.example@khac.example/a',
  'https://anh.example:444/a',
  'data:image/png;base64,AA',
  '',
])('[UI5] (no open proxy) %s is fetched as it is', (src) => {
  expect(address(src, { width: 320, density: 1 })).toBeNull();
});
