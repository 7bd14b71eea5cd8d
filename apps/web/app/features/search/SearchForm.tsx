import { css } from '@emotion/react';
import { Button, hiddenCss, Icon, icons } from '@khandai/ui-kit';
import { Form } from 'react-router';
import { kindNames, SEARCH, type SearchAddress, useSearchWords } from '../../domains/search';

/** The field of the page. It works without scripts too: the search is in the address. */
export function SearchForm({ asked }: { readonly asked: SearchAddress }) {
  const { t } = useSearchWords();
  return (
    <Form role="search" method="get" action={SEARCH} css={root}>
      <label css={find}>
        <Icon icon={icons.search} />
        <span css={hiddenCss}>{t('field')}</span>
        <input
          css={input}
          type="search"
          name="q"
          defaultValue={asked.q}
          placeholder={t('placeholder')}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </label>
      {asked.kind !== undefined && <input type="hidden" name="loai" value={kindNames[asked.kind]} />}
      <Button type="submit">{t('submit')}</Button>
    </Form>
  );
}

const root = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
`;

const find = css`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 48px;
  padding: 0 var(--sp-3);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-3);
  background: var(--c-surface);
  &:focus-within {
    outline: 2px solid var(--c-focus);
    outline-offset: 1px;
  }
`;

const input = css`
  flex: 1;
  min-width: 0;
  min-height: 44px;
  border: 0;
  background: none;
  color: inherit;
  font-size: var(--fs-16);
  &:focus {
    outline: none;
  }
`;
