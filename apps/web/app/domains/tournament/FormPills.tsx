import { css } from '@emotion/react';
import type { FormMatch } from '@khandai/contracts';
import { Hidden } from '@khandai/ui-kit';
import { useTournamentWords } from './use-tournament-words';

/** The last outcomes, the newest at the right: a letter and a tint, and the whole word for screen readers. */
export function FormPills({ form }: { readonly form: readonly Pick<FormMatch, 'fixtureId' | 'outcome'>[] }) {
  const { t } = useTournamentWords();
  return (
    <ol css={row}>
      {form.map(({ fixtureId, outcome }) => (
        <li key={fixtureId} css={pill} data-outcome={outcome}>
          <span aria-hidden="true">{t(`outcomeShort.${outcome}`)}</span>
          <Hidden>{t(`outcome.${outcome}`)}</Hidden>
        </li>
      ))}
    </ol>
  );
}

const row = css`
  display: inline-flex;
  gap: 4px;
`;

const pill = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: 4px;
  font-size: var(--fs-12);
  font-weight: var(--fw-semi);
  background: var(--c-sunken);
  color: var(--c-text);
  &[data-outcome='win'] {
    background: var(--c-accent-tint);
    color: var(--c-accent);
  }
  &[data-outcome='loss'] {
    background: var(--c-down-tint);
    color: var(--c-down);
  }
`;
