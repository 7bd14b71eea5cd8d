import { css } from '@emotion/react';
import { Hidden, Icon, icons } from '@khandai/ui-kit';
import type { PlayerMark } from './line-up-view.js';

/** Goals, cards and substitutions of one player; each has a text for screen readers. */
export function PlayerMarks({ marks, withText = false }: { marks: readonly PlayerMark[]; withText?: boolean }) {
  return marks.map((mark, n) => (
    <span key={n} css={one} data-mark={mark.mark}>
      <Hidden>, {mark.label}</Hidden>
      <Sign mark={mark.mark} />
      {withText && mark.text && <span aria-hidden="true">{mark.text}</span>}
    </span>
  ));
}

function Sign({ mark }: Pick<PlayerMark, 'mark'>) {
  switch (mark) {
    case 'yellow':
    case 'red':
    case 'second-yellow':
      return <i css={card} aria-hidden="true" />;
    case 'goal':
      return (
        <svg css={ball} viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="6" cy="6" r="5.5" fill="#fff" stroke="#13233f" />
          <path d="M6 3.400l2.500 1.800-1 2.900h-3l-1-2.900z" fill="#13233f" />
        </svg>
      );
    case 'out':
    case 'in':
      return <i css={arrow} aria-hidden="true" />;
    default:
      return <Icon icon={icons.info} size={12} />;
  }
}

const one = css`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  font: var(--fw-medium) var(--fs-12)/1rem var(--font-num);
`;

const card = css`
  width: 8px;
  height: 11px;
  border-radius: 2px;
  background: var(--c-card-yellow);
  [data-mark='red'] > & {
    background: var(--c-card-red);
  }
  [data-mark='second-yellow'] > & {
    background: linear-gradient(135deg, var(--c-card-yellow) 50%, var(--c-card-red) 50%);
  }
`;

const ball = css`
  width: 13px;
  height: 13px;
`;

const arrow = css`
  width: 0;
  height: 0;
  border: 5px solid transparent;
  border-top: 0;
  border-bottom: 8px solid var(--c-accent);
  [data-mark='out'] > & {
    border-bottom: 0;
    border-top: 8px solid var(--c-neg);
  }
`;
