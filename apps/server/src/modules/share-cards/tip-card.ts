import { VIETNAM, wallTimeAt } from '@khandai/calendar';
import { TipMarket } from '@khandai/contracts';
import type { ReactElement } from 'react';
import { box, picture, text } from './elements.js';
import { frame, ink } from './frame.js';

/** What the picture of a tip shows: no side, line, price or result, because other sites know no switch that hides them. */
export interface TipFacts {
  readonly home: string;
  readonly away: string;
  readonly market: TipMarket;
  readonly tipster: string;
  readonly lockedAt: Date;
  readonly simulated: boolean;
  /** `data:` URI of the tipster's picture. */
  readonly face: string | undefined;
}

const markets: Readonly<Record<TipMarket, string>> = {
  [TipMarket.overUnder]: 'Tài xỉu',
  [TipMarket.overUnderHalf]: 'Tài xỉu hiệp 1',
  [TipMarket.handicap]: 'Kèo chấp',
  [TipMarket.handicapHalf]: 'Kèo chấp hiệp 1',
  [TipMarket.european]: '1X2',
};

export function tipCard({ home, away, market, tipster, lockedAt, simulated, face }: TipFacts): ReactElement {
  const { day, month, year, hour, minute } = wallTimeAt(lockedAt.getTime(), VIETNAM);
  const at = `${twoDigits(hour)}:${twoDigits(minute)} ${day}/${month}/${year} giờ Việt Nam`;
  const by = box(
    { alignItems: 'center', gap: 24 },
    face ? picture(face, 72, 72, { borderRadius: 36 }) : undefined,
    text(tipster, 1, { fontSize: 40, fontWeight: 700 }),
  );
  const content = box(
    { flexDirection: 'column', justifyContent: 'space-between', height: 440 },
    box({ fontSize: 34, fontWeight: 700, color: ink.mark }, `Tip kèo · ${markets[market]}`),
    text(`${home} – ${away}`, 3, { fontSize: 66, fontWeight: 700, lineHeight: 1.2 }),
    by,
    box({ fontSize: 30, color: ink.soft }, at),
  );
  return frame(content, simulated ? 'Dữ liệu mô phỏng · 18+' : '18+ · Chỉ để tham khảo');
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
