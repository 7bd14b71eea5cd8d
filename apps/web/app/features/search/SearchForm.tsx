import { css } from '@emotion/react';
import { Button, hiddenCss, Icon, icons } from '@khandai/ui-kit';
import { Form } from 'react-router';
import { kindNames, SEARCH, whenNames, type SearchAddress, useSearchWords } from '../../domains/search';
import { findCss, findInputCss } from '../../shell/forms/find-field.styles';

/** The field of the page. It works without scripts too: the search is in the address. */
export function SearchForm({ asked }: { readonly asked: SearchAddress }) {
  const { t } = useSearchWords();
  return (
    <Form role="search" method="get" action={SEARCH} css={root}>
      <label css={[findCss, wide]}>
        <Icon icon={icons.search} />
        <span css={hiddenCss}>{t('field')}</span>
        <input
          css={findInputCss}
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
      {asked.when !== undefined && <input type="hidden" name="luc" value={whenNames[asked.when]} />}
      <Button type="submit">{t('submit')}</Button>
    </Form>
  );
}

const root = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
`;

const wide = css`
  flex: 1;
  min-width: 0;
`;
