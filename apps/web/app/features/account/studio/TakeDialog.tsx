import { css } from '@emotion/react';
import type { Fixture } from '@khandai/contracts';
import { Badge, Button, Dialog, Field, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLazyTranslation, useTranslation } from '../../../i18n/use-translation';
import { studio as words } from '../../../i18n/vi/lazy/studio';
import { PartBody } from '../../../shell/parts/PartBody';
import { kickOffText, leagueText, matchLabel } from '../../../domains/match';
import { useServices } from '../../../shell/services/services';
import { SettingRow } from '../SettingRow';
import { useActionToast } from '../use-action-toast';
import { waiting } from './studio.styles';
import { useStudioStore } from './studio-context';

export interface TakeDialogProps {
  readonly onClose: () => void;
}

/** Live and coming matches that the commentator may take on. */
export const TakeDialog = observer(function TakeDialog({ onClose }: TakeDialogProps) {
  const store = useStudioStore();
  const { t } = useLazyTranslation('studio', words);
  const { t: shell } = useTranslation('shell');
  const [search, setSearch] = useState('');
  useEffect(() => {
    store.offer();
  }, [store]);
  const searching = search !== '';
  const loaded = store.offered.state === 'idle';
  useEffect(() => {
    // The user may type before the first page has loaded, when the store does not know yet whether more matches exist.
    if (searching && loaded) store.offerMore();
  }, [store, searching, loaded]);
  const key = plain(search);
  const found = store.free.filter((fixture) => plain(`${matchLabel(fixture)} ${leagueText(fixture)}`).includes(key));
  return (
    <Dialog open onClose={onClose} title={t('take.title')} closeLabel={shell('close')}>
      <Field
        label={t('take.search')}
        value={search}
        onChange={(text) => {
          setSearch(text);
          // The search also covers the matches beyond the first page. After a failed load, the next input tries again.
          if (text !== '') store.offerMore();
        }}
        type="search"
        autoComplete="off"
      />
      <PartBody
        part={store.offered}
        failedTitle={t('take.loadFailed')}
        onRetry={store.offer}
        waiting={<p css={waiting} role="status" aria-label={t('loading')} aria-busy="true" />}
      >
        {() => (
          <>
            {found.length === 0 ? (
              <p css={none}>{t('take.none')}</p>
            ) : (
              <div css={list} role="list">
                {found.map((fixture) => (
                  <Offer key={fixture.fixtureId} fixture={fixture} selected={fixture === store.selected} />
                ))}
              </div>
            )}
            {store.hasMore && <More />}
          </>
        )}
      </PartBody>
    </Dialog>
  );
});

/** Loads the matches beyond the first page, and says so when that fails. */
const More = observer(function More() {
  const store = useStudioStore();
  const { t } = useLazyTranslation('studio', words);
  const { state } = store.offered;
  return (
    <div css={more}>
      {state === 'failed' && <p role="alert">{t('take.loadFailed')}</p>}
      <Button look="line" block aria-busy={state === 'loading'} onClick={store.offerMore}>
        {t('take.more')}
      </Button>
    </div>
  );
});

interface OfferProps {
  readonly fixture: Fixture;
  readonly selected: boolean;
}

const Offer = observer(function Offer({ fixture, selected }: OfferProps) {
  const store = useStudioStore();
  const { t } = useLazyTranslation('studio', words);
  const { clock } = useServices();
  const runAction = useActionToast();
  const [busy, setBusy] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const startsSelected = useRef(selected);
  const match = matchLabel(fixture);
  // The first coming match may be below live ones, out of sight: the list opens with it in the middle.
  useEffect(() => {
    const [own, list] = [row.current, row.current?.parentElement];
    if (!own || !list || !startsSelected.current) return;
    const below = own.getBoundingClientRect().top - list.getBoundingClientRect().top;
    list.scrollTop += below - (list.clientHeight - own.clientHeight) / 2;
  }, []);
  const take = async () => {
    if (busy) return;
    setBusy(true);
    await runAction((signal) => store.take(fixture, signal), t('take.failed'), t('take.taken', { match }));
    setBusy(false);
  };
  return (
    <div ref={row} role="listitem" aria-current={selected ? 'true' : undefined} css={selected && marked}>
      <SettingRow
        icon={icons.calendar}
        label={match}
        {...(selected && { mark: <Badge tone="ok">{t('take.selected')}</Badge> })}
        note={`${kickOffText(fixture, { now: clock.minute, timezone: clock.timezone, weekdays: t('match:weekdays') })} · ${leagueText(fixture)}`}
        end={
          <Button
            size="sm"
            look={selected ? 'primary' : 'plain'}
            aria-label={t('take.takeOf', { match })}
            aria-busy={busy}
            onFocus={() => {
              store.select(fixture);
            }}
            onClick={() => void take()}
          >
            {t('take.take')}
          </Button>
        }
      />
    </div>
  );
});

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase().trim();

const list = css`
  max-height: 50vh;
  margin: var(--sp-3) calc(-1 * var(--sp-4)) 0;
  overflow-y: auto;
`;

const marked = css`
  background: var(--c-fill);
`;

const more = css`
  display: grid;
  gap: var(--sp-2);
  margin-top: var(--sp-3);
`;

const none = css`
  padding: var(--sp-4) 0;
  color: var(--c-muted);
`;
