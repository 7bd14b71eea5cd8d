import { css } from '@emotion/react';
import { type Fixture, MatchState, SportType, type UserInfo } from '@khandai/contracts';
import type { Odds } from '@khandai/odds-parser';
import { Button, Select } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useState } from 'react';
import { kickOffText, matchLabel } from '../../../domains/match';
import { OddsHidden, useFollowOdds, useOdds } from '../../../domains/odds';
import { AdultTips } from '../../../domains/tips';
import { useLazyTranslation, useTranslation } from '../../../i18n/use-translation';
import { studio as words } from '../../../i18n/vi/lazy/studio';
import { PartBody } from '../../../shell/parts/PartBody';
import { deviceStorage } from '../../../shell/services/browser-ports';
import { useServices } from '../../../shell/services/services';
import { Section } from '../Section';
import { waiting } from './studio.styles';
import { TipAnswer } from './TipAnswer';
import { TipFormStore } from './TipFormStore';
import { TipPick } from './TipPick';
import { TipTexts } from './TipTexts';

/** Posts a tip at the price that is shown. Lazy, with the studio. */
export const TipForm = observer(function TipForm({ id, me }: { readonly id: string; readonly me: UserInfo }) {
  const { t } = useLazyTranslation('studio', words);
  const { api, clock, log } = useServices();
  const { settings } = useOdds();
  const follow = useFollowOdds();
  const [store] = useState(
    () => new TipFormStore({ api, log, storage: deviceStorage, userId: me.userId, uuid: () => crypto.randomUUID() }),
  );
  useEffect(() => {
    store.open();
    return store.close;
  }, [store]);
  useEffect(() => {
    const session = new AbortController();
    const accept = (list: readonly Odds[]) => {
      store.accept(list, clock.now);
    };
    follow(accept, session.signal);
    return () => {
      session.abort();
    };
  }, [store, follow, clock]);
  return (
    <Section id={id} title={t('tip.title')}>
      {settings.hideOdds ? (
        <OddsHidden />
      ) : (
        <PartBody
          part={store.matches}
          failedTitle={t('tip.loadFailed')}
          onRetry={store.open}
          waiting={<p css={waiting} role="status" aria-label={t('loading')} aria-busy="true" />}
        >
          {() => (
            <>
              <Fields store={store} />
              <AdultTips />
            </>
          )}
        </PartBody>
      )}
    </Section>
  );
});

const Fields = observer(function Fields({ store }: { readonly store: TipFormStore }) {
  const { t } = useLazyTranslation('studio', words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.submit();
  };
  return (
    <form css={form} onSubmit={submit}>
      <MatchField store={store} />
      {store.fixtureId !== undefined && (
        <PartBody
          part={store.odds}
          failedTitle={t('tip.loadFailed')}
          onRetry={store.reloadOdds}
          waiting={<p css={waiting} role="status" aria-label={t('loading')} aria-busy="true" />}
        >
          {() => <TipPick store={store} />}
        </PartBody>
      )}
      <TipTexts store={store} />
      <TipAnswer store={store} />
      <Button type="submit" look="primary" disabled={!store.canSubmit} aria-busy={store.isSending}>
        {store.isSending ? t('tip.sending') : t('tip.post')}
      </Button>
    </form>
  );
});

const MatchField = observer(function MatchField({ store }: { readonly store: TipFormStore }) {
  const { t } = useLazyTranslation('studio', words);
  const { t: match } = useTranslation('match');
  const { clock } = useServices();
  const moment = { now: clock.minute, timezone: clock.timezone, weekdays: match('weekdays') };
  const isComing = ({ sportType, state, kickOff }: Fixture) =>
    sportType === SportType.football && state === MatchState.coming && Date.parse(kickOff) > clock.minute;
  const all = (store.matches.value ?? []).filter(isComing);
  const kept = store.odds.value?.fixture;
  // The match of a draft stays in the list, also after its kick-off.
  if (kept && !all.some(({ fixtureId }) => fixtureId === kept.fixtureId)) all.unshift(kept);
  if (all.length === 0) return <p>{t('tip.noMatches')}</p>;
  return (
    <Select
      label={t('tip.match')}
      value={store.fixtureId ?? ''}
      options={[
        ...(store.fixtureId === undefined ? [{ value: '', label: t('tip.chooseMatch') }] : []),
        ...all.map((fixture) => ({
          value: fixture.fixtureId,
          label: `${kickOffText(fixture, moment)} · ${matchLabel(fixture)}`,
        })),
      ]}
      onChange={(value) => {
        if (value !== '') store.choose(value);
      }}
    />
  );
});

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-3) var(--sp-4) var(--sp-4);
  & > button {
    justify-self: start;
  }
`;
