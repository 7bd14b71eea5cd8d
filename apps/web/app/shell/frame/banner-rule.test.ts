import { showsBanners } from './banner-rule';

describe('side banners', () => {
  test('[SH13] (chat rooms) they appear beside chat rooms only in shorten mode, elsewhere always', () => {
    const shown = (path: string) => [false, true].map((shortenMode) => showsBanners(path, { shortenMode }));
    for (const path of ['/chatroom', '/chatroom/30', '/chatroom/a/b']) expect(shown(path)).toEqual([false, true]);
    for (const path of ['/', '/truc-tiep/a', '/chatrooms', '/ty-le-keo']) expect(shown(path)).toEqual([true, true]);
  });
});
