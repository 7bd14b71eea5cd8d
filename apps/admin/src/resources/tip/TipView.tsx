import { css } from '@emotion/react';
import { ApiError } from '@khandai/api-client';
import type { DeskTip } from '@khandai/contracts';
import { Badge, Button, Switch } from '@khandai/ui-kit';
import { useState } from 'react';
import { useGetOne, useNotify, useParams } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { vietnamTime } from '../../time/vietnam-time';
import { isReason, ReasonField } from '../member/ReasonField';
import { partCss, recordCss, wordsCss } from '../record.styles';
import { RecordGate } from '../RecordGate';
import { RecordHead } from '../RecordHead';
import { outcomeOf, pickOf, TONES } from './tip-words';

/** One tip with its price and state, and the form that makes it void. */
export function TipView() {
  const { id } = useParams();
  const t = useResourceWords('tip');
  const { data, error, refetch } = useGetOne<DeskTip>('tip', { id: Number(id) });
  const [changed, setChanged] = useState<DeskTip>();
  const newest = changed?.id === data?.id ? (changed ?? data) : data;
  return (
    <RecordGate record={newest} error={error} failedTitle={t('view.loadFailed')} onRetry={() => void refetch()}>
      {(tip) => <Loaded tip={tip} onChanged={setChanged} />}
    </RecordGate>
  );
}

interface LoadedProps {
  readonly tip: DeskTip;
  readonly onChanged: (tip: DeskTip) => void;
}

function Loaded({ tip, onChanged }: LoadedProps) {
  const t = useResourceWords('tip');
  const title = `${tip.match.home} – ${tip.match.away}`;
  return (
    <section css={recordCss} aria-label={title}>
      <RecordHead title={title} list="tip" back={t('view.back')}>
        <Badge tone={TONES[tip.state]}>{outcomeOf(tip, t)}</Badge>
      </RecordHead>
      <Facts tip={tip} />
      {tip.state === 'void' ? (
        <VoidTip tip={tip} onChanged={onChanged} />
      ) : (
        <VoidForm tip={tip} onChanged={onChanged} />
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
    <article css={partCss}>
      <dl css={facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {title !== '' && <p css={wordsCss}>{title}</p>}
      {analysis !== '' && <p css={wordsCss}>{analysis}</p>}
      <a href={`/tip-keo/${slug}`}>{t('view.page')}</a>
    </article>
  );
}

/** One change of a tip at a time; what the server refuses is said in its words. */
function useChange(onChanged: (tip: DeskTip) => void) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const change = async (work: () => Promise<DeskTip>, done: string) => {
    setBusy(true);
    try {
      onChanged(await work());
      notify(`resources.tip.view.${done}`, { type: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(error.message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, change };
}

/** A void tip stays where it is and counts in no record. The reason goes into the log. */
function VoidForm({ tip: { id }, onChanged }: LoadedProps) {
  const t = useResourceWords('tip');
  const { api } = useDesk();
  const [reason, setReason] = useState('');
  const [hideText, setHideText] = useState(false);
  const { busy, change } = useChange(onChanged);
  const body = { reason: reason.trim(), hideText };
  return (
    <div css={[partCss, acts]}>
      <h2>{t('view.void')}</h2>
      <p>{t('view.voidHint')}</p>
      <ReasonField value={reason} onChange={setReason} />
      <Switch label={t('view.hideText')} checked={hideText} onChange={setHideText} />
      <Button
        look="danger"
        disabled={busy || !isReason(reason)}
        aria-busy={busy}
        onClick={() =>
          void change(() => api.call('POST /other/api/desk/tip/{id}/void', { params: { id }, body }), 'voided')
        }
      >
        {t('view.void')}
      </Button>
    </div>
  );
}

/** Why it is void; its words can be hidden and shown again. */
function VoidTip({ tip: { id, voidReason, textHidden }, onChanged }: LoadedProps) {
  const t = useResourceWords('tip');
  const { api } = useDesk();
  const { busy, change } = useChange(onChanged);
  const body = { hidden: !textHidden };
  return (
    <div css={[partCss, acts]}>
      <p>
        {t('view.isVoid')} {voidReason ?? ''}
      </p>
      <p>{t(textHidden ? 'view.textHidden' : 'view.textShown')}</p>
      <Button
        look="line"
        disabled={busy}
        aria-busy={busy}
        onClick={() =>
          void change(
            () => api.call('POST /other/api/desk/tip/{id}/text', { params: { id }, body }),
            textHidden ? 'shown' : 'hidden',
          )
        }
      >
        {t(textHidden ? 'view.showText' : 'view.hideText')}
      </Button>
    </div>
  );
}

const acts = css`
  justify-items: start;
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
