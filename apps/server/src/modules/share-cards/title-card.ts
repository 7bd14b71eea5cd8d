import type { MediaKind } from '@khandai/contracts';
import type { ReactElement } from 'react';
import { box, picture, text } from './elements.js';
import { frame, ink } from './frame.js';

/** What the picture of a title of the site's own media shows. */
export interface TitleFacts {
  readonly kind: MediaKind;
  readonly title: string;
  readonly simulated: boolean;
  /** `data:` URI of its picture. */
  readonly poster: string | undefined;
}

const kinds: Readonly<Record<MediaKind, string>> = {
  highlight: 'Highlight',
  reel: 'Reels',
  film: 'Phim',
  comic: 'Truyện tranh',
};

export function titleCard({ kind, title, simulated, poster }: TitleFacts): ReactElement {
  const words = box(
    { flexDirection: 'column', justifyContent: 'center', gap: 20, width: poster ? 560 : 1072, height: 440 },
    box({ fontSize: 32, fontWeight: 700, color: ink.mark }, kinds[kind]),
    text(title, poster ? 5 : 4, { fontSize: poster ? 48 : 66, fontWeight: 700, lineHeight: 1.2 }),
  );
  return frame(
    box(
      { justifyContent: 'space-between', alignItems: 'center' },
      words,
      poster ? picture(poster, 480, 420, { borderRadius: 24, objectFit: 'cover' }) : undefined,
    ),
    simulated ? 'Dữ liệu mô phỏng' : undefined,
  );
}
