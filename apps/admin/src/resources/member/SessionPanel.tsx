import type { DeskMemberInfo } from '@khandai/contracts';
import { Button, Panel } from '@khandai/ui-kit';
import { useAct } from '../../acts/use-act';
import { useResourceWords } from '../../i18n/use-resource-words';
import { useDesk } from '../../session/desk-services';
import { vietnamTime } from '../../time/vietnam-time';
import { lines, note } from './panel.styles';

/** Where the member is logged in. */
export function SessionPanel({ member: { id, sessionList } }: { member: DeskMemberInfo }) {
  const t = useResourceWords('member');
  const { api, clock } = useDesk();
  const { busy, run } = useAct();
  const end = (sessionId?: string) => {
    const body = sessionId === undefined ? {} : { sessionId };
    void run(
      () => api.call('POST /other/api/desk/member/{id}/end-sessions', { params: { id }, body }),
      t('session.ended'),
    );
  };
  const all = sessionList.length > 1 && (
    <Button size="sm" disabled={busy} onClick={() => end()}>
      {t('session.endAll')}
    </Button>
  );
  return (
    <Panel title={t('session.title')} padded end={all}>
      {sessionList.length === 0 && <p css={note}>{t('session.none')}</p>}
      <ul css={lines}>
        {sessionList.map(({ sessionId, device, address, lastUsedAt }) => (
          <li key={sessionId}>
            <span>
              {device}
              {address !== '' && <small>{t('session.network', { address })}</small>}
            </span>
            <time dateTime={lastUsedAt}>{vietnamTime(Date.parse(lastUsedAt), clock.now())}</time>
            <Button
              size="sm"
              disabled={busy}
              aria-label={t('session.endLabel', { device })}
              onClick={() => end(sessionId)}
            >
              {t('session.end')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
