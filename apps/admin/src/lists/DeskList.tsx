import { css } from '@emotion/react';
import { Drawer } from '@mui/material';
import { Button, icons } from '@khandai/ui-kit';
import { cloneElement, type ReactElement, type ReactNode, useId, useState } from 'react';
import { FilterContext, FilterForm, List, type ListProps, TopToolbar, useListContext } from 'react-admin';
import { useWords } from '../i18n/desk-i18n';
import { usePhone } from './use-phone';

type Filter = ReactElement<{ readonly source?: string; readonly alwaysOn?: boolean }>;

interface DeskListProps extends Omit<ListProps, 'filters' | 'actions'> {
  /** The first one searches, and stays on the screen of a phone; the others are in a sheet there. */
  readonly filters?: readonly Filter[];
  readonly actions?: ReactElement | false;
  /** The acts beside the button of the sheet; on a wide screen they belong to `actions`. */
  readonly phoneActions?: ReactNode;
}

/** A list of the desk, with its filters in a sheet on a phone. */
export function DeskList({ filters = [], actions, phoneActions, ...props }: DeskListProps) {
  const isPhone = usePhone();
  const [search, ...more] = filters;
  if (!isPhone || search === undefined || more.length === 0)
    return (
      <List
        {...props}
        {...(filters.length > 0 && { filters: [...filters] })}
        {...(actions !== undefined && { actions })}
      />
    );
  return (
    <List
      {...props}
      filters={[search]}
      actions={
        <TopToolbar>
          <Sheet filters={more} />
          {phoneActions}
        </TopToolbar>
      }
    />
  );
}

function Sheet({ filters }: { filters: readonly Filter[] }) {
  const t = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const list = useListContext();
  const filterValues: unknown = list.filterValues;
  const values = new Map<string, unknown>(Object.entries({ ...(filterValues as object | undefined) }));
  const used = filters.filter(
    ({ props: { source } }) => source !== undefined && values.get(source) !== undefined,
  ).length;
  const close = () => setOpen(false);
  return (
    <>
      <Button look="line" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {used > 0 ? t('list.filtersUsed', { count: used }) : t('list.filters')}
      </Button>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <div css={sheet}>
          <h2 id={id}>{t('list.filters')}</h2>
          <FilterContext.Provider value={filters.map((one) => cloneElement(one, { alwaysOn: true }))}>
            <FilterForm />
          </FilterContext.Provider>
          <Button look="primary" block icon={icons.check} onClick={close}>
            {t('list.show', { count: list.total ?? 0 })}
          </Button>
        </div>
      </Drawer>
    </>
  );
}

const sheet = css`
  display: grid;
  gap: var(--sp-3);
  padding: var(--sp-4) var(--sp-4) calc(var(--sp-4) + env(safe-area-inset-bottom));
  & h2 {
    font-size: var(--fs-18);
  }
`;
