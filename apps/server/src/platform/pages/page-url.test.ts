import { otherParameters, pageUrl } from './page-url.js';

describe('the address of a page', () => {
  it.each([
    ['/truc-tiep?x=1', '/truc-tiep'],
    ['/truc-tiep?utm_source=a&x=2&fbclid=3', '/truc-tiep'],
    ['/?pid=ban-cua-an', '/'],
    ['/lich-thi-dau?loc=live&x=1&ngay=2026-11-22', '/lich-thi-dau?ngay=2026-11-22&loc=live'],
    ['/truc-tiep/a-vs-b?blv=7&blv=8&tab=odds', '/truc-tiep/a-vs-b?blv=7&tab=odds'],
    ['/bang-tin?gFilter=20&pId=7&nType=3&fFilter=10', '/bang-tin?nType=3&gFilter=20&fFilter=10&pId=7'],
    ['/giai-dau/2?hien=1&tinh=nha&luot=21&x=1&mua=9', '/giai-dau/2?mua=9&luot=21&tinh=nha&hien=1'],
    [
      '/truyen-tranh?xep=ten&tim=sut&tinh-trang=tron-bo&the-loai=hai&x=1',
      '/truyen-tranh?the-loai=hai&tinh-trang=tron-bo&tim=sut&xep=ten',
    ],
    ['/phim-anh?dang=bo&x=1&the-loai=hai', '/phim-anh?the-loai=hai&dang=bo'],
    ['/dang-nhap?x=1&next=%2Fbang-tin', '/dang-nhap?next=%2Fbang-tin'],
    ['/truc-tiep.data?_routes=live&y=2', '/truc-tiep.data?_routes=live'],
    ['/__manifest?paths=%2Fa&version=1', '/__manifest?paths=%2Fa&version=1'],
    ['/truc-tiep', '/truc-tiep'],
  ])('%s is rendered as %s', (url, rendered) => {
    expect(pageUrl(url)).toBe(rendered);
  });

  it('keeps apart what rendering does not see', () => {
    expect(otherParameters('/a?ngay=1&pid=x&pid=y&utm=1')).toBe('pid=x&pid=y&utm=1');
    expect(otherParameters('/a')).toBe('');
  });
});
