import { pageRequest } from '../../../test/page-request';
import { loader } from './to-login';

const lead = (path: string): string | null => {
  try {
    loader(pageRequest(path, {}).args);
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('location');
    throw answer;
  }
};

test('[AU3] (addresses) of login and registration open their dialogs over the page that was asked for', () => {
  expect(['/dang-nhap', '/dang-ky', '/mb/dang-nhap'].map(lead)).toEqual(['/?login=1', '/?login=2', '/mb/?login=1']);
  expect(lead('/dang-ky?next=%2Fbang-tin%3FpId%3D7%23x')).toBe('/bang-tin?pId=7&login=2#x');
});

test('[AU3] (addresses) of login and registration lead to no other site, and not to themselves', () => {
  for (const next of [
    'https://a.example/',
    '//a.example/',
    '/\\a.example/',
    '/.//a.example',
    '/x/..//a.example',
    '/\t/a.example//b.example',
    '/./dang-nhap',
    'javascript:alert(1)',
    '/dang-ky',
    '/mb/dang-nhap',
  ])
    expect(lead(`/dang-nhap?next=${encodeURIComponent(next)}`)).toBe('/?login=1');
});
