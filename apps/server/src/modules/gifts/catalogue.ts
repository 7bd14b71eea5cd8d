import type { Gift } from '@khandai/contracts';

/**
 * The gifts of the site, with the prices and levels that hold until staff change them. The pictures are files of the web app, in
 * `public/qua`.
 */
export const GIFTS: readonly Gift[] = [
  gift(1, 'Trái bóng', 'trai-bong', 50),
  gift(2, 'Khăn cổ động', 'khan-co-dong', 50),
  gift(3, 'Còi vuvuzela', 'coi-vuvuzela', 50),
  gift(4, 'Trống hội', 'trong-hoi', 100),
  gift(5, 'Pháo sáng', 'phao-sang', 100),
  gift(6, 'Áo số 10', 'ao-so-10', 100),
  gift(7, 'Cúp vàng', 'cup-vang', 200),
  gift(8, 'Sân vận động', 'san-van-dong', 200, 30),
];

/** A gift as it was made; its price now is what `GiftPrices` says. */
export const giftMade = (giftId: number): Gift | undefined => GIFTS.find((one) => one.giftId === giftId);

function gift(giftId: number, name: string, file: string, points: number, level = 1): Gift {
  return { giftId, name, src: `/qua/${file}.svg`, points, level };
}
