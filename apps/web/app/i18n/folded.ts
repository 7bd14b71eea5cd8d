/** Lower case without Vietnamese marks, so that "nam dinh" finds "Nam Định". */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
