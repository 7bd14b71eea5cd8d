import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

const PLAIN_PAGES = [
  'gioi-thieu',
  'tuyen-dung',
  'chinh-sach-cookie',
  'dieu-khoan-su-dung',
  'dieu-kien-va-dieu-khoan',
] as const;

/** The pages with the secondary layout. */
const secondaryPages = (name: string) => [
  route('reels/:slug?', 'features/reels/routes.tsx', { id: `${name}reels` }),
  route('ket-qua/*', 'features/results/routes.tsx', { id: `${name}ket-qua` }),
  route('doi-bong/:id?', 'features/team/routes.tsx', { id: `${name}doi-bong` }),
  route('giai-dau/:id?', 'features/tournament/routes.tsx', { id: `${name}giai-dau` }),
];

/** The pages with the clear layout. */
const clearPages = (name: string) => [
  route('tai-khoan', 'features/account/routes.tsx', { id: `${name}tai-khoan` }),
  route('gioi-thieu-ban-be', 'features/referral/routes.tsx', { id: `${name}gioi-thieu-ban-be` }),
  route('nhiem-vu-hang-ngay', 'features/tasks/routes.tsx', { id: `${name}nhiem-vu-hang-ngay` }),
  ...['rut-tham', 'rut-tham/:id', 'rut-tham/:id/kiem-chung'].map((path) =>
    route(path, 'features/draws/routes.tsx', { id: `${name}${path}` }),
  ),
];

/** All other pages. `name` prefixes the route ids, because the same pages exist in two layouts. */
function pages(name: string) {
  const id = (page: string) => ({ id: `${name}${page}` });
  return [
    index('features/home/routes.tsx', id('home')),
    route('truc-tiep', 'features/live/routes.tsx', id('truc-tiep')),
    ...['bong-da', 'bong-ro', 'esport', 'dua-bi'].map((sport) =>
      route(`truc-tiep/${sport}`, 'features/live/routes.tsx', id(`truc-tiep-${sport}`)),
    ),
    route('truc-tiep/:link', 'features/live-room/routes.tsx', id('room')),
    route('ty-le-keo', 'features/odds/routes.tsx', id('ty-le-keo')),
    route('ty-le-keo/:slug', 'features/odds-match/routes.tsx', id('ty-le-keo-match')),
    route('lich-thi-dau/*', 'features/schedule/routes.tsx', id('lich-thi-dau')),
    route('lich-truc-tiep/*', 'features/live-schedule/routes.tsx', id('lich-truc-tiep')),
    route('chatroom/*', 'features/chatroom/routes.tsx', id('chatroom')),
    route('bang-tin', 'features/newsfeed/routes.tsx', id('bang-tin')),
    route('bang-tin/hashtag/:hashtag', 'features/hashtag/routes.tsx', id('bang-tin-hashtag')),
    route('bang-tin/da-luu', 'features/saved-posts/routes.tsx', id('bang-tin-da-luu')),
    route('bang-tin/:slug', 'features/newsfeed/to-feed.ts', id('bang-tin-slug')),
    route('tip-keo', 'features/tips/routes.tsx', id('tip-keo')),
    route('tip-keo/:slug', 'features/tips/routes.tsx', id('tip-keo-slug')),
    route('tin-tuc', 'features/news/routes.tsx', id('tin-tuc')),
    route('tin-tuc/hashtag/:hashtag', 'features/news/routes.tsx', id('tin-tuc-hashtag')),
    route('tin-tuc/:slug', 'features/news/routes.tsx', id('tin-tuc-slug')),
    route('truyen-tranh/:slug?', 'features/comics/routes.tsx', id('truyen-tranh')),
    route('truyen-tranh/:slug/:chapter', 'features/comic-reader/routes.tsx', id('truyen-tranh-chuong')),
    route('phim-anh/:slug?/:tap?', 'features/films/routes.tsx', id('phim-anh')),
    route('highlight/:slug?', 'features/highlight/routes.tsx', id('highlight')),
    route('su-kien', 'features/events/routes.tsx', id('su-kien')),
    route('su-kien/:slug', 'features/events/routes.tsx', id('su-kien-slug')),
    route('diem-danh', 'features/check-in/routes.tsx', id('diem-danh')),
    route('so-diem', 'features/points/routes.tsx', id('so-diem')),
    route('cap-do', 'features/levels/routes.tsx', id('cap-do')),
    route('bang-xep-hang-fan', 'features/rankings/routes.tsx', id('bang-xep-hang-fan')),
    route('dua-bi', 'features/race/routes.tsx', id('dua-bi')),
    route('luot-chon', 'features/picks/routes.tsx', id('luot-chon')),
    route('tim-kiem', 'features/search/routes.tsx', id('tim-kiem')),
    route('kiem-duyet', 'features/moderation/routes.tsx', id('kiem-duyet')),
    route('thanh-vien', 'features/member/to-members.ts', id('thanh-vien')),
    route('dang-nhap', 'features/account/to-login.ts', id('dang-nhap')),
    route('dang-ky', 'features/account/to-login.ts', id('dang-ky')),
    route('thanh-vien/:slug', 'features/member/routes.tsx', id('member')),
    route('thong-bao', 'features/notifications/routes.tsx', id('thong-bao')),
    ...PLAIN_PAGES.map((slug) => route(slug, 'features/static-page/routes.tsx', id(slug))),
    route('change-log', 'features/change-log/routes.tsx', id('change-log')),
    route('phan-hoi', 'features/feedback/routes.tsx', id('phan-hoi')),
    route('*', 'shell/router/not-found.tsx', id('not-found')),
  ];
}

export default [
  layout('assembly/CleanLayout.tsx', [
    layout(
      'shell/frame/ErrorLayout.tsx',
      { id: 'mb-errors' },
      prefix('mb', [...pages('mb-'), ...secondaryPages('mb-'), ...clearPages('mb-')]),
    ),
  ]),
  layout('assembly/PageLayout.tsx', [
    layout('shell/frame/ErrorLayout.tsx', { id: 'errors' }, [
      ...pages(''),
      layout('assembly/SecondaryLayout.tsx', secondaryPages('')),
      layout('assembly/ClearLayout.tsx', clearPages('')),
    ]),
  ]),
] satisfies RouteConfig;
