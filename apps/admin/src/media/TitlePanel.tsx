import { css } from '@emotion/react';
import type { DeskTitle } from '@khandai/contracts';
import { Button, Field, Panel } from '@khandai/ui-kit';
import { type SyntheticEvent, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useAct } from '../acts/use-act';
import { isReason } from '../resources/member/ReasonField';
import { useDesk } from '../session/desk-services';
import type { DeskTitleKind } from './desk-title-kind';
import { useLicenceWords } from './use-licence-words';
import { useMediaWords } from './use-media-words';

interface TitlePanelProps {
  readonly kind: DeskTitleKind;
  /** Where readers find it: `/highlight/`, and its slug follows. */
  readonly path: string;
}

/** What staff do with a stored title: publish it, take it down, restore it. */
export function TitlePanel(props: TitlePanelProps) {
  const title = useRecordContext<DeskTitle>();
  return title ? <Acts key={title.version} {...props} title={title} /> : null;
}

function Acts({ kind, path, title }: TitlePanelProps & { readonly title: DeskTitle }) {
  const t = useMediaWords();
  const licenceWords = useLicenceWords();
  const { api } = useDesk();
  const { busy, run } = useAct();
  const [reason, setReason] = useState('');
  const { id, version, status, slug, licence, withdrawReason } = title;
  const params = { id };
  const publish = () =>
    run(() => api.call(`POST /other/api/desk/${kind}/{id}/publish`, { params, body: { version } }), t('published'));
  const restore = () =>
    run(() => api.call(`POST /other/api/desk/${kind}/{id}/restore`, { params, body: { version } }), t('restored'));
  const withdraw = (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    const body = { version, reason };
    void run(() => api.call(`POST /other/api/desk/${kind}/{id}/withdraw`, { params, body }), t('withdrawn'));
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
            <a href={path + slug} target="_blank" rel="noreferrer">
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
