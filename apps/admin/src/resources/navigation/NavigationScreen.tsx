import { css } from '@emotion/react';
import type { DeskNavigation } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { useState } from 'react';
import { Title, useGetList, useTranslate } from 'react-admin';
import { dropKept, keptKey } from '../../forms/kept';
import { useUserId } from '../../forms/use-user-id';
import { useUnsaved } from '../../frame/use-unsaved';
import { useResourceWords } from '../../i18n/use-resource-words';
import { ScreenHead } from '../ScreenHead';
import { NavTree } from './NavTree';

/** The links of the header and of the footer. */
export function NavigationScreen() {
  const t = useResourceWords('navigation');
  const translate = useTranslate();
  const {
    data = [],
    error,
    refetch,
  } = useGetList<DeskNavigation>('navigation', {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' },
  });
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const userId = useUserId();
  const forgetAll = () => {
    for (const id of changed) dropKept(localStorage, keptKey(userId, `navigation:${id}`));
  };
  useUnsaved(changed.size > 0, { isKept: true, onDrop: forgetAll });
  const onChanged = (id: string, isChanged: boolean) =>
    setChanged((before) => new Set([...before].filter((one) => one !== id).concat(isChanged ? id : [])));
  return (
    <section css={screen}>
      <Title title={translate('resources.navigation.name', { smart_count: 2 })} />
      <ScreenHead name="navigation" hint={t('hint')} />
      {error !== null && (
        <p role="alert">
          {t('loadFailed')} <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </p>
      )}
      <div css={columns}>
        {data.map((list) => (
          // A saved list is another one: its editor starts from what the server holds.
          <NavTree
            key={`${list.id} ${list.version} ${list.custom}`}
            list={list}
            onChanged={onChanged}
            onSaved={() => void refetch()}
          />
        ))}
      </div>
    </section>
  );
}

const screen = css`
  display: grid;
  gap: var(--sp-3);
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  align-items: start;
  gap: var(--sp-4);
`;
