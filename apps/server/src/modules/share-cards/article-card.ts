import { VIETNAM, wallTimeAt } from '@khandai/calendar';
import type { ReactElement } from 'react';
import { box, picture, text } from './elements.js';
import { frame, ink } from './frame.js';

/** What the picture of an article shows. */
export interface ArticleFacts {
  readonly title: string;
  readonly category: string;
  readonly author: string;
  readonly publishedAt: Date;
  readonly simulated: boolean;
  /** `data:` URI of the cover. */
  readonly cover: string | undefined;
}

export function articleCard({ title, category, author, publishedAt, simulated, cover }: ArticleFacts): ReactElement {
  const { day, month, year } = wallTimeAt(publishedAt.getTime(), VIETNAM);
  const width = cover ? 600 : 1072;
  const words = box(
    { flexDirection: 'column', justifyContent: 'center', gap: 20, width, height: 440 },
    box({ fontSize: 32, fontWeight: 700, color: ink.mark }, category),
    text(title, cover ? 5 : 4, { fontSize: cover ? 48 : 66, fontWeight: 700, lineHeight: 1.2 }),
    text(`${author} · ${day}/${month}/${year}`, 1, { fontSize: 28, color: ink.soft }),
  );
  return frame(
    box(
      { justifyContent: 'space-between', alignItems: 'center' },
      words,
      cover ? picture(cover, 430, 420, { borderRadius: 24, objectFit: 'cover' }) : undefined,
    ),
    simulated ? 'Dữ liệu mô phỏng' : undefined,
  );
}
