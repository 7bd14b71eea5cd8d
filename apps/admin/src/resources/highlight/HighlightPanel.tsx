import { css } from '@emotion/react';
import type { DeskHighlightRow } from '@khandai/contracts';
import { Button, Field, Panel } from '@khandai/ui-kit';
import { type SyntheticEvent, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useAct } from '../../acts/use-act';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { isReason } from '../member/ReasonField';
import { useLicenceWords } from './use-licence-words';

/** What staff do with a stored highlight: publish it, take it down, restore it. */
export function HighlightPanel() {
  const highlight = useRecordContext<DeskHighlightRow>();
  return highlight ? <Acts key={highlight.version} highlight={highlight} /> : null;
}

function Acts({ highlight }: { readonly highlight: DeskHighlightRow }) {
  const t = useResourceWords('highlight');
  const licenceWords = useLicenceWords();
  const { api } = useDesk();
  const { busy, run } = useAct();
  const [reason, setReason] = useState('');
  const { id, version, status, slug, licence, withdrawReason } = highlight;
  const params = { id };
  const publish = () =>
    run(() => api.call('POST /other/api/desk/highlight/{id}/publish', { params, body: { version } }), t('published'));
  const restore = () =>
    run(() => api.call('POST /other/api/desk/highlight/{id}/restore', { params, body: { version } }), t('restored'));
  const withdraw = (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    const body = { version, reason };
    void run(() => api.call('POST /other/api/desk/highlight/{id}/withdraw', { params, body }), t('withdrawn'));
  };
  return (
    <div css={acts}>
      <Panel title={t('state')} padded>
        <div css={body}>
          <p>
            {t(`statuses.${status}`)} · {licenceWords(licence)}
          </p>
          {withdrawReason !== null && <p>{withdrawReason}</p>}
          {status === 'draft' && (
            <Button look="primary" disabled={busy} onClick={() => void publish()}>
              {t('publish')}
            </Button>
          )}
          {status === 'published' && (
            <a href={`/highlight/${slug}`} target="_blank" rel="noreferrer">
              {t('view')}
            </a>
          )}
          {status === 'withdrawn' && (
            <Button look="line" disabled={busy} onClick={() => void restore()}>
              {t('restore')}
            </Button>
          )}
        </div>
      </Panel>
      {status === 'published' && (
        <Panel title={t('withdrawTitle')} padded>
          <form css={body} onSubmit={withdraw}>
            <Field
              label={t('reason')}
              hint={t('reasonHint')}
              value={reason}
              onChange={setReason}
              maxLength={300}
              required
            />
            <Button type="submit" look="danger" disabled={busy || !isReason(reason)}>
              {t('withdraw')}
            </Button>
          </form>
        </Panel>
      )}
    </div>
  );
}

const acts = css`
  display: grid;
  gap: var(--sp-3);
  max-width: 40rem;
  padding: 0 var(--sp-4) var(--sp-4);
`;

const body = css`
  display: grid;
  justify-items: start;
  gap: var(--sp-3);
  & > div {
    width: 100%;
  }
`;
