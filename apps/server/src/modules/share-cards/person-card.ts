import type { ReactElement } from 'react';
import { box, picture, text } from './elements.js';
import { frame, ink } from './frame.js';

/** What the picture of a member shows. */
export interface PersonFacts {
  readonly name: string;
  readonly username: string;
  readonly commentator: boolean;
  readonly simulated: boolean;
  /** `data:` URI of the member's picture. */
  readonly picture: string | undefined;
}

export function personCard({ name, username, commentator, simulated, picture: face }: PersonFacts): ReactElement {
  const round = { borderRadius: 136, boxSizing: 'border-box', border: `6px solid ${ink.mark}` };
  const initial = box(
    {
      ...round,
      width: 260,
      height: 260,
      alignItems: 'center',
      justifyContent: 'center',
      fontSize: 130,
      fontWeight: 700,
    },
    [...name][0]?.toLocaleUpperCase('vi') ?? 'K',
  );
  const words = box(
    { flexDirection: 'column', gap: 12, width: 740 },
    text(name, 2, { fontSize: 68, fontWeight: 700, lineHeight: 1.15 }),
    box({ fontSize: 34, color: ink.soft }, `@${username}`),
    box({ fontSize: 34, color: ink.soft }, commentator ? 'Bình luận viên' : 'Thành viên'),
  );
  return frame(
    box({ alignItems: 'center', gap: 56, height: 440 }, face ? picture(face, 260, 260, round) : initial, words),
    simulated ? 'Thành viên mô phỏng' : undefined,
  );
}
