import { SportType } from '@khandai/contracts';

/** Sports with pages of their own, in the order of the site. Their slugs are part of addresses and stay. */
export const sports = [
  { sportType: SportType.football, slug: 'bong-da', name: 'Bóng đá' },
  { sportType: SportType.basketball, slug: 'bong-ro', name: 'Bóng rổ' },
  { sportType: SportType.esport, slug: 'esport', name: 'Esport' },
  { sportType: SportType.marble, slug: 'dua-bi', name: 'Đua bi' },
] as const;
