import { css } from '@emotion/react';
import type { HealthPart } from '@khandai/contracts';
import { stateDotCss } from '../../frame/state-dot.styles';
import { useResourceWords } from '../../i18n/use-resource-words';

/** Fine, late or failed, by shape, colour and word. */
export function HealthState({ state }: { state: HealthPart['state'] }) {
  const t = useResourceWords('feed');
  return (
    <span css={[stateDotCss, look]} data-state={state}>
      {t(`states.${state}`)}
    </span>
  );
}

const look = css`
  &[data-state='ok']::before {
    background: var(--c-accent-fill);
  }
  &[data-state='late']::before {
    border-radius: 0;
    background: var(--c-card-yellow);
  }
  &[data-state='failed']::before {
    border-radius: 0;
    background: var(--c-card-red);
    transform: rotate(45deg);
  }
`;
