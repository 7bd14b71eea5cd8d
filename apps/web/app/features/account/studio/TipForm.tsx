import { css } from '@emotion/react';
import { TipLimit, type TipMarket, type UserInfo } from '@khandai/contracts';
import type { Odds } from '@khandai/odds-parser';
import { Button, Field, LinkButton, Segmented, Select } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { kickOffText, matchLabel } from '../../../domains/match';
import { OddsHidden, useFollowOdds, useOdds } from '../../../domains/odds';
import { pickName, PriceNumber, tipPath, useTipWords } from '../../../domains/tips';
import { useLazyTranslation, useTranslation } from '../../../i18n/use-translation';
import { form as formWords } from '../../../i18n/vi/lazy/form';
import { studio as words } from '../../../i18n/vi/lazy/studio';
import { refusalOf } from '../../../shell/forms/refusal';
import { PartBody } from '../../../shell/parts/PartBody';
import { deviceStorage } from '../../../shell/services/browser-ports';
import { useServices } from '../../../shell/services/services';
import { Section } from '../Section';
import { waiting } from './studio.styles';
import { MARKETS, TipFormStore } from './TipFormStore';

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
          {() => <Fields store={store} />}
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
          {() => <PickFields store={store} />}
        </PartBody>
      )}
      <Texts store={store} />
      <Said store={store} />
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
  const all = [...(store.matches.value ?? [])];
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

const PickFields = observer(function PickFields({ store }: { readonly store: TipFormStore }) {
  const { t } = useLazyTranslation('studio', words);
  const { t: tips } = useTipWords();
  const { odds, market, company, companies, offers } = store;
  if (!odds.value) return null;
  const { home, away } = odds.value.fixture;
  const match = { home: home.name, away: away.name };
  const isHalf = (one: TipMarket) => one >= 40;
  const names = { 10: 'overUnder', 20: 'europeOdds', 30: 'handicap', 40: 'handicap', 50: 'overUnder' } as const;
  return (
    <>
      <Segmented
        label={t('tip.market')}
        value={String(market)}
        options={MARKETS.map((one) => ({
          value: String(one),
          label: tips(`markets.${names[one]}`) + (isHalf(one) ? ` ${tips('half')}` : ''),
        }))}
        onChange={(value) => {
          const next = MARKETS.find((one) => String(one) === value);
          if (next !== undefined) store.chooseMarket(next);
        }}
      />
      {offers.length === 0 || !company ? (
        <p role="status">{t('tip.noOdds')}</p>
      ) : (
        <>
          <Select
            label={t('tip.company')}
            value={String(company.companyId)}
            options={companies.map(({ companyId, name }) => ({ value: String(companyId), label: name }))}
            onChange={(value) => {
              store.chooseCompany(Number(value));
            }}
          />
          <div role="group" aria-label={t('tip.side')} css={sides}>
            {offers.map(({ side, line, price }) => (
              <Button
                key={side}
                look={store.side === side ? 'on' : 'line'}
                aria-pressed={store.side === side}
                onClick={() => {
                  store.chooseSide(side);
                }}
              >
                <span css={sideCss}>
                  <span>{pickName({ market, side, line, match }, tips)}</span>
                  <b>
                    <PriceNumber tip={{ market }} price={price} />
                  </b>
                </span>
              </Button>
            ))}
          </div>
        </>
      )}
    </>
  );
});

const Texts = observer(function Texts({ store }: { readonly store: TipFormStore }) {
  const { t } = useLazyTranslation('studio', words);
  const field = useId();
  const note = useId();
  const over = store.length - TipLimit.analysis;
  return (
    <>
      <Field
        label={t('tip.heading')}
        value={store.title}
        maxLength={TipLimit.title}
        autoComplete="off"
        onChange={(title) => {
          store.write({ title });
        }}
      />
      <div css={texts}>
        <label htmlFor={field}>{t('tip.analysis')}</label>
        <textarea
          id={field}
          css={area}
          rows={5}
          value={store.analysis}
          aria-describedby={note}
          aria-invalid={over > 0}
          onChange={({ target }) => {
            store.write({ analysis: target.value });
          }}
        />
        <p id={note} css={quiet}>
          {over > 0 ? t('tip.over', { number: over }) : t('tip.note', { count: store.length, most: TipLimit.analysis })}
        </p>
      </div>
    </>
  );
});

/** What the server said to the last try. */
const Said = observer(function Said({ store }: { readonly store: TipFormStore }) {
  const { t } = useLazyTranslation('studio', words);
  const { t: formText } = useLazyTranslation('form', formWords);
  const { fault, posted } = store;
  const reason = () => {
    const refusal = refusalOf(fault).fault;
    if ('msg' in refusal) return refusal.msg;
    return refusal.key === 'offline' ? formText('away') : formText(`failed.${refusal.key}`);
  };
  return (
    <>
      <div role="alert">
        {fault !== undefined && (
          <p css={bad}>
            <b>{t('tip.failed')}.</b> {reason()} {store.isPriceMoved && t('tip.priceMoved')}
          </p>
        )}
      </div>
      <div role="status">
        {posted && (
          <p css={good}>
            <b>{t('tip.posted')}</b>{' '}
            <LinkButton size="sm" href={tipPath(posted)}>
              {t('tip.see')}
            </LinkButton>
          </p>
        )}
      </div>
    </>
  );
});

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--sp-3);
  padding: var(--sp-3) var(--sp-4) var(--sp-4);
`;

const sides = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--sp-2);
  width: 100%;
`;

const sideCss = css`
  display: flex;
  justify-content: space-between;
  gap: var(--sp-3);
  width: 100%;
  white-space: normal;
  text-align: start;
`;

const texts = css`
  display: grid;
  gap: var(--sp-1);
  width: 100%;
  & > label {
    font-size: var(--fs-13);
    font-weight: var(--fw-medium);
  }
`;

const area = css`
  width: 100%;
  padding: var(--sp-3);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-2);
  background: var(--c-surface);
  color: inherit;
  font: inherit;
  font-size: var(--fs-16);
  resize: vertical;
  &[aria-invalid='true'] {
    border-color: var(--c-neg);
  }
`;

const quiet = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const bad = css`
  color: var(--c-neg);
`;

const good = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
`;
