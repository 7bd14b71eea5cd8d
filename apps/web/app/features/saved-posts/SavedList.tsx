import { css } from '@emotion/react';
import { Button, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect } from 'react';
import { type PageListOptions, usePageList } from '../../shell/parts/use-page-list';
import { useServices } from '../../shell/services/services';

export interface SavedRowProps<T> {
  readonly saved: T;
  readonly onRemove: () => void;
}

interface SavedListProps<T> extends PageListOptions<T, string> {
  /** Takes one off what is saved. */
  readonly remove: (id: number) => Promise<unknown>;
  readonly row: ComponentType<SavedRowProps<T>>;
  readonly words: Readonly<Record<'title' | 'empty' | 'failed' | 'more' | 'retry' | 'undone' | 'notDone', string>>;
}

/** What the reader saved of one kind, the last saved first. */
export const SavedList = observer(function SavedList<T extends object>({
  remove: send,
  row: Row,
  words,
  ...options
}: SavedListProps<T>) {
  const { toasts, log } = useServices();
  const store = usePageList<T, string>(options);
  useEffect(() => {
    void store.more();
    return store.leave;
  }, [store]);
  const remove = async (id: number) => {
    try {
      await send(id);
      store.drop(id);
      toasts.push({ tone: 'ok', title: words.undone });
    } catch (error) {
      log.warn(options.name, error);
      toasts.push({ tone: 'bad', title: words.notDone });
    }
  };
  return (
    <Panel title={words.title}>
      <div css={root} aria-busy={store.status === 'loading'}>
        {store.list.map((one) => {
          const id = store.idOf(one);
          return (
            <div key={id} css={rowCss}>
              <Row saved={one} onRemove={() => void remove(id)} />
            </div>
          );
        })}
        <p role="status" css={note}>
          {store.status === 'failed' ? words.failed : store.isEmpty ? words.empty : ''}
        </p>
        {(store.hasMore || store.status === 'failed') && (
          <Button size="sm" aria-disabled={store.status === 'loading'} onClick={() => void store.more()}>
            {store.status === 'failed' ? words.retry : words.more}
          </Button>
        )}
      </div>
    </Panel>
  );
});

const note = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const root = css`
  display: grid;
  gap: var(--sp-2);
  padding: 0 var(--sp-4) var(--sp-4);
`;

const rowCss = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-1);
  & > button {
    justify-self: end;
  }
  & > p {
    font-size: var(--fs-13);
    color: var(--c-muted);
  }
  &:first-of-type > article {
    border-top: 0;
  }
`;
