import type { ReactElement } from 'react';
import { box, picture, text } from './elements.js';
import { frame, ink } from './frame.js';
import { shield } from './shield.js';

/** What the picture of a team or of a competition shows. */
export interface CrestFacts {
  readonly name: string;
  /** Under the name: the competition of a team, the season of a competition. */
  readonly line: string;
  readonly colors: readonly [main: string, second: string];
  readonly simulated: boolean;
}

export function crestCard({ name, line, colors, simulated }: CrestFacts): ReactElement {
  const words = box(
    { flexDirection: 'column', gap: 16, width: 740 },
    text(name, 3, { fontSize: 68, fontWeight: 700, lineHeight: 1.15 }),
    line === '' ? undefined : text(line, 1, { fontSize: 34, color: ink.soft }),
  );
  return frame(
    box({ alignItems: 'center', gap: 56, height: 440 }, picture(shield(colors), 260, 260), words),
    simulated ? 'Dữ liệu mô phỏng' : undefined,
  );
}
