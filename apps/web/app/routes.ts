import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('shell/frame/PageLayout.tsx', [
    layout('shell/frame/ErrorLayout.tsx', [
      index('features/home/routes.tsx'),
      route('truc-tiep', 'features/live/routes.tsx'),
      ...['bong-da', 'bong-ro', 'esport', 'dua-bi'].map((sport) =>
        route(`truc-tiep/${sport}`, 'features/live/routes.tsx', { id: `truc-tiep-${sport}` }),
      ),
      route('truc-tiep/:link', 'features/live-room/routes.tsx'),
      route('ty-le-keo', 'features/odds/routes.tsx'),
      route('ty-le-keo/:slug', 'features/odds-match/routes.tsx'),
      route('lich-thi-dau/*', 'features/schedule/routes.tsx'),
      route('lich-truc-tiep/*', 'features/live-schedule/routes.tsx'),
      route('ket-qua/*', 'features/results/routes.tsx'),
      route('*', 'shell/router/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
