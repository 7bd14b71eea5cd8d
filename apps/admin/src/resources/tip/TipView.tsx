import { css } from '@emotion/react';
import { ApiError } from '@khandai/api-client';
import type { DeskTip } from '@khandai/contracts';
import { Badge, Button, ErrorState, icons, LinkButton } from '@khandai/ui-kit';
import { useState } from 'react';
import { Title, useGetOne, useNotify, useParams, useTranslate } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { vietnamTime } from '../../time/vietnam-time';
import { isReason, ReasonField } from '../member/ReasonField';
import { outcomeOf, pickOf, TONES } from './tip-words';

/** One tip with its price and state, and the form that makes it void. */
export function TipView() {
  const { id } = useParams();
  const t = useResourceWords('tip');
  const translate = useTranslate();
  const { data, error, refetch } = useGetOne<DeskTip>('tip', { id: Number(id) });
  const [changed, setChanged] = useState<DeskTip>();
  const tip = changed?.id === data?.id ? (changed ?? data) : data;
  if (error && !tip)
    return (
      <ErrorState
        title={t('view.loadFailed')}
        text={error instanceof Error ? error.message : undefined}
        framed
        action={<Button onClick={() => void refetch()}>{translate('ra.action.refresh')}</Button>}
      />
    );
  if (!tip) return <p role="status">{translate('ra.page.loading')}</p>;
  const title = `${tip.match.home} – ${tip.match.away}`;
  return (
    <section css={page} aria-label={title}>
      <Title title={title} />
      <header css={head}>
        <h1>{title}</h1>
        <Badge tone={TONES[tip.state]}>{outcomeOf(tip, t)}</Badge>
        <LinkButton href="#/tip" look="line" size="sm" icon={icons.chevronLeft}>
          {t('view.back')}
        </LinkButton>
      </header>
      <Facts tip={tip} />
      {tip.state === 'void' ? (
        <p css={card}>
          {t('view.isVoid')} {tip.voidReason ?? ''}
        </p>
      ) : (
        <VoidForm tip={tip} onChanged={setChanged} />
      )}
    </section>
  );
}

function Facts({ tip }: { readonly tip: DeskTip }) {
  const t = useResourceWords('tip');
  const { tipster, company, postedAt, lockedAt, score, agree, title, analysis, slug } = tip;
  const rows: readonly (readonly [string, string])[] = [
    [t('fields.pick'), pickOf(tip, t)],
    [t('fields.tipster'), tipster.showName],
    [t('fields.company'), company.name],
    [t('fields.postedAt'), vietnamTime(Date.parse(postedAt))],
    [t('fields.lockedAt'), vietnamTime(Date.parse(lockedAt))],
    ...(score ? [[t('fields.score'), `${score.home}–${score.away}`] as const] : []),
    [t('fields.agree'), `${agree.yes} / ${agree.no}`],
  ];
  return (
    <article css={card}>
      <dl css={facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {title !== '' && <p css={words}>{title}</p>}
      {analysis !== '' && <p css={words}>{analysis}</p>}
      <a href={`/tip-keo/${slug}`}>{t('view.page')}</a>
    </article>
  );
}

/** A void tip stays where it is and counts in no record. The reason goes into the log. */
function VoidForm({ tip: { id }, onChanged }: { readonly tip: DeskTip; readonly onChanged: (tip: DeskTip) => void }) {
  const t = useResourceWords('tip');
  const notify = useNotify();
  const { api } = useDesk();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const body = { reason: reason.trim() };
      onChanged(await api.call('POST /other/api/desk/tip/{id}/void', { params: { id }, body }));
      notify('resources.tip.view.voided', { type: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(error.message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div css={card}>
      <h2>{t('view.void')}</h2>
      <p>{t('view.voidHint')}</p>
      <ReasonField value={reason} onChange={setReason} />
      <Button disabled={busy || !isReason(reason)} aria-busy={busy} onClick={() => void save()}>
        {t('view.void')}
      </Button>
    </div>
  );
}

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  max-width: 52rem;
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2) var(--sp-3);
  & h1 {
    flex: 1 1 12rem;
    font-size: var(--fs-24);
    overflow-wrap: anywhere;
  }
`;

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  justify-items: start;
  padding: var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
  & h2 {
    font-size: var(--fs-16);
  }
`;

const facts = css`
  display: grid;
  gap: var(--sp-1);
  margin: 0;
  font-size: var(--fs-13);
  overflow-wrap: anywhere;
  & > div {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: var(--sp-3);
  }
  & dt {
    color: var(--c-muted);
  }
  & dd {
    margin: 0;
  }
`;

const words = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
