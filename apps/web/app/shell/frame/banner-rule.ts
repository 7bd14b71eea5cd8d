const CHAT_ROOMS = /^\/chatroom(?:\/|$)/;

/** Side banners stand beside every page; beside chat rooms only for those who want the rooms short. */
export const showsBanners = (pathname: string, settings: { readonly shortenMode: boolean }): boolean =>
  settings.shortenMode || !CHAT_ROOMS.test(pathname);
