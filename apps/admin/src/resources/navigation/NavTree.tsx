import { css } from '@emotion/react';
import { ApiError } from '@khandai/api-client';
import { Code, type DeskNavigation } from '@khandai/contracts';
import { Button, Panel } from '@khandai/ui-kit';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { asHttpError } from '../../data/call-failure';
import { CollisionBar } from '../../forms/CollisionBar';
import { isSame } from '../../forms/three-way';
import { useKept } from '../../forms/use-kept';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { added, changed, type DraftLink, draftOf, isKeptLinks, type KeptLinks, linksOf, moved } from './links-draft';
import { FreshLinks } from './FreshLinks';
import { NavRow } from './NavRow';

interface NavTreeProps {
  readonly list: DeskNavigation;
  readonly onChanged: (id: DeskNavigation['id'], isChanged: boolean) => void;
  readonly onSaved: () => void;
}

/** One list of links: sorted by drag or keyboard, edited in place, stored as a whole. */
export function NavTree({ list, onChanged, onSaved }: NavTreeProps) {
  const t = useResourceWords('navigation');
  const stored: KeptLinks = { version: list.version, items: list.items };
  const [kept, setKept, forget] = useKept(`navigation:${list.id}`, stored, isKeptLinks);
  const [draft, setLinks] = useState<readonly DraftLink[]>(() => draftOf(kept.items));
  const isStale = kept.version !== list.version && !isSame(kept.items, list.items);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const dirty = !isSame(linksOf(draft), list.items);

  const changedNow = useEffectEvent(onChanged);

  useEffect(() => {
    changedNow(list.id, dirty);
  }, [list.id, dirty]);

  function setDraft(next: readonly DraftLink[]): void {
    setLinks(next);
    setKept({ version: kept.version, items: linksOf(next) });
  }

  function move(from: number, to: number): void {
    const next = moved(draft, from, to);
    if (next === draft) return;
    setDraft(next);
    setSaid(t('moved', { label: draft[from]?.link.label ?? '', place: to + 1, total: draft.length }));
  }

  function add(): void {
    const next = added(draft, { label: t('newLabel'), href: '/' });
    setDraft(next.list);
    setOpen(next.key);
  }

  return (
    <Panel title={t(`lists.${list.id}`)} end={list.custom ? undefined : <small css={quiet}>{t('builtIn')}</small>}>
      <CollisionBar
        resource="navigation"
        collisions={isStale ? [{ field: 'items', theirs: list.items }] : []}
        mine={{ items: linksOf(draft) }}
        onMine={() => setKept({ version: list.version, items: linksOf(draft) })}
        onTheirs={() => {
          forget();
          setLinks(draftOf(list.items));
        }}
      />
      <ol>
        {draft.map(({ key, link }, at) => (
          <NavRow
            key={key}
            link={link}
            open={open === key}
            onOpen={(isOpen) => setOpen(isOpen ? key : null)}
            onChange={(part) => setDraft(changed(draft, key, part))}
            onRemove={() => setDraft(draft.filter((one) => one.key !== key))}
            onMove={(by) => move(at, at + by)}
            onDrag={(on) => setDragged(on ? at : null)}
            onDropHere={() => dragged !== null && move(dragged, at)}
          />
        ))}
      </ol>
      <FreshLinks
        links={list.fresh.filter(({ href }) => !draft.some(({ link }) => link.href === href))}
        onTake={(link) => setDraft(added(draft, link).list)}
      />
      <p role="status" css={hidden}>
        {said}
      </p>
      <Acts
        list={list}
        draft={draft}
        dirty={dirty}
        onAdd={add}
        onSaved={() => (forget(), onSaved())}
        onConflict={onSaved}
      />
    </Panel>
  );
}

interface ActsProps extends Omit<NavTreeProps, 'onChanged'> {
  readonly draft: readonly DraftLink[];
  readonly dirty: boolean;
  readonly onAdd: () => void;
  /** Another editor was faster. */
  readonly onConflict: () => void;
}

function Acts({ list, draft, dirty, onAdd, onSaved, onConflict }: ActsProps) {
  const t = useResourceWords('navigation');
  const { api } = useDesk();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const params = { id: list.id };

  async function write(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await work();
      notify(t('saved'), { type: 'success' });
      onSaved();
    } catch (error) {
      const failure = asHttpError(error);
      notify(failure instanceof Error ? failure.message : t('failed'), { type: 'error' });
      if (error instanceof ApiError && error.code === Code.conflict) onConflict();
    }
    setBusy(false);
    setAsking(false);
  }

  const save = () => {
    const items = draft.map(({ link: { match: _, ...link } }) => link);
    return api.call('POST /other/api/desk/navigation/{id}', { params, body: { version: list.version, items } });
  };

  return (
    <div css={acts}>
      <Button icon={Plus} onClick={onAdd}>
        {t('add')}
      </Button>
      <Button look="primary" disabled={!dirty || busy} onClick={() => void write(save)}>
        {t('save')}
      </Button>
      {list.custom && (
        <Button disabled={busy} onClick={() => setAsking(true)}>
          {t('reset')}
        </Button>
      )}
      <Confirm
        isOpen={asking}
        loading={busy}
        title={t('resetTitle')}
        content={t('resetText')}
        confirm={t('reset')}
        onConfirm={() => void write(() => api.call('DELETE /other/api/desk/navigation/{id}', { params }))}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

const quiet = css`
  color: var(--c-muted);
  font-size: var(--fs-12);
`;

const hidden = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  padding: var(--sp-3) var(--sp-4);
  border-top: 1px solid var(--c-line);
`;
