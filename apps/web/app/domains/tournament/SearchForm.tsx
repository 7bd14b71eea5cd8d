import { css } from '@emotion/react';
import { Button, icons } from '@khandai/ui-kit';
import { Form } from 'react-router';
import { useTournamentWords } from './use-tournament-words';

/** Search parameter of the lists. */
export const QUERY = 'q';

/** No name is longer: the list is not asked for more. */
export const MAX_QUERY = 60;

/** Finds in a list by its address, with and without scripts. */
export function SearchForm({ label, value }: { readonly label: string; readonly value: string }) {
  const { t } = useTournamentWords();
  return (
    <Form role="search" css={form}>
      <input
        key={value}
        css={input}
        type="search"
        name={QUERY}
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        maxLength={MAX_QUERY}
      />
      <Button type="submit" icon={icons.search}>
        {t('search')}
      </Button>
    </Form>
  );
}

const form = css`
  display: flex;
  gap: var(--sp-2);
  flex: 1 1 260px;
  max-width: 420px;
`;

const input = css`
  flex: 1;
  min-width: 0;
  min-height: 44px;
  padding: 0 var(--sp-3);
  border: 1px solid var(--c-control);
  border-radius: var(--r-2);
  background: var(--c-surface);
  color: var(--c-text);
  font-size: var(--fs-16);
`;
