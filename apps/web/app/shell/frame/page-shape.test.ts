import { pageShape } from './page-shape';

test.each([
  ['/', 'cards'],
  ['/truc-tiep', 'rows'],
  ['/truc-tiep/bong-ro', 'rows'],
  ['/truc-tiep/cong-an-ha-noi-vs-thep-xanh-nam-dinh-f1', 'room'],
  ['/ty-le-keo/a-vs-b', 'odds'],
  ['/lich-thi-dau/v-league', 'rows'],
  ['/tin-tuc', 'news'],
  ['/tin-tuc/bong-da-viet-nam', 'news'],
  ['/tin-tuc/nam-dinh-thieu-nguoi-van-ep-san', 'article'],
  ['/mb', 'cards'],
  ['/mb/ty-le-keo', 'odds'],
])('the shape of %s while it loads is that of its page: %s', (path, shape) => {
  expect(pageShape(path)).toBe(shape);
});
