import type { DeskTitle } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { useRecordContext } from 'react-admin';
import { ActPanel, ActPanels, ReasonPanel } from '../acts/ActPanels';
import { useAct } from '../acts/use-act';
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
  const { id, version, status, slug, licence, withdrawReason } = title;
  const params = { id };
  const publish = () =>
    run(() => api.call(`POST /other/api/desk/${kind}/{id}/publish`, { params, body: { version } }), t('published'));
  const restore = () =>
    run(() => api.call(`POST /other/api/desk/${kind}/{id}/restore`, { params, body: { version } }), t('restored'));
  const withdraw = (reason: string) => {
    const body = { version, reason };
    void run(() => api.call(`POST /other/api/desk/${kind}/{id}/withdraw`, { params, body }), t('withdrawn'));
  };
  return (
    <ActPanels>
      <ActPanel title={t('state')}>
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
      </ActPanel>
      {status === 'published' && (
        <ReasonPanel
          title={t('withdrawTitle')}
          label={t('reason')}
          hint={t('reasonHint')}
          act={t('withdraw')}
          busy={busy}
          onAct={withdraw}
        />
      )}
    </ActPanels>
  );
}
