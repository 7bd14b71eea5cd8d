const CHAT_ROOMS = /^\/chatroom(?:\/|$)/;

/** Side banners appear on every page except chat rooms, where they appear only in shorten mode. */
export const showsBanners = (pathname: string, settings: { readonly shortenMode: boolean }): boolean =>
  settings.shortenMode || !CHAT_ROOMS.test(pathname);
