import { levelWith, type MessageSticker, type StickerPackage } from '@khandai/contracts';

/** Part of every address. Change it with a drawing: browsers keep what they have under an address. */
const VERSION = 'v1';

interface Package {
  readonly packageId: number;
  readonly name: string;
  readonly folder: string;
  /** The level that a member needs to send these stickers; 1: every user. */
  readonly level: number;
  /** Names of stickers by their file. The first is the cover. */
  readonly stickers: Readonly<Record<string, string>>;
}

/** Stickers of a package have the ids `packageId * PER_PACKAGE + 1` and so on: add new ones at the end. */
const PER_PACKAGE = 100;

const PACKAGES: readonly Package[] = [
  {
    packageId: 1,
    name: 'Trên khán đài',
    folder: 'khan-dai',
    level: 1,
    stickers: {
      'co-vu': 'Cổ vũ',
      'vao-luoi': 'Vào!',
      'the-do': 'Thẻ đỏ',
      'the-vang': 'Thẻ vàng',
      'tieng-coi': 'Tiếng còi',
      'cup-vang': 'Cúp vàng',
      'khan-quang': 'Khăn quàng',
      'gang-tay': 'Thủ môn bắt bài',
    },
  },
  {
    packageId: 2,
    name: 'Cú Khán Đài',
    folder: 'cu',
    level: levelWith('stickers'),
    stickers: {
      'xin-chao': 'Cú chào',
      vui: 'Cú vui',
      buon: 'Cú buồn',
      gian: 'Cú giận',
      'ngac-nhien': 'Cú ngạc nhiên',
      'ngu-gat': 'Cú ngủ gật',
      yeu: 'Cú yêu',
      'thoi-coi': 'Cú thổi còi',
    },
  },
];

export interface Sticker extends MessageSticker {
  /** The level that a member needs to send it. */
  readonly level: number;
}

const stickersOfPackage = ({ packageId, folder, level, stickers }: Package): Sticker[] =>
  Object.entries(stickers).map(([file, name], at) => ({
    stickerId: packageId * PER_PACKAGE + at + 1,
    name,
    src: `/nhan-dan/${VERSION}/${folder}/${file}.svg`,
    level,
  }));

const BY_PACKAGE = new Map(PACKAGES.map((one) => [one.packageId, stickersOfPackage(one)]));
const BY_ID = new Map([...BY_PACKAGE.values()].flat().map((sticker) => [sticker.stickerId, sticker]));

export const stickerPackages = (): StickerPackage[] =>
  PACKAGES.map(({ packageId, name, level }) => {
    const stickers = stickersIn(packageId) ?? [];
    return { packageId, name, level, cover: stickers[0]?.src ?? '', total: stickers.length };
  });

/** The stickers of a package; undefined when there is no such package. */
export const stickersIn = (packageId: number): MessageSticker[] | undefined =>
  BY_PACKAGE.get(packageId)?.map(messageSticker);

export const stickerOf = (stickerId: number): Sticker | undefined => BY_ID.get(stickerId);

/** A sticker as a message has it. */
export const messageSticker = ({ stickerId, name, src }: Sticker): MessageSticker => ({ stickerId, name, src });
