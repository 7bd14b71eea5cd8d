import { css } from '@emotion/react';
import { Button, Field, icons, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useEventWords } from '../../domains/events';
import { useServices } from '../../shell/services/services';

/** The secret address of the reader's events for calendar apps. It is shown on demand: others may see the screen. */
export const MyCalendar = observer(function MyCalendar() {
  const { t } = useEventWords();
  const { api, toasts, log } = useServices();
  const [path, show] = useState<string>();
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      log.warn('calendar of events', error);
      toasts.push({ tone: 'bad', title: t('notDone'), text: t('failedText') });
    }
  };
  const address = path === undefined ? '' : window.location.origin + path;
  const load = async () => {
    show((await api.call('GET /other/api/event/calendar', {})).path);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toasts.push({ tone: 'ok', title: t('calendarCopied') });
  };
  const renew = async () => {
    show((await api.call('POST /other/api/event/calendar', {})).path);
    toasts.push({ tone: 'ok', title: t('calendarRenewed') });
  };
  return (
    <Panel title={t('calendar')} padded>
      <div css={body}>
        <p css={text}>{t('calendarText')}</p>
        {path === undefined ? (
          <div>
            <Button icon={icons.calendar} onClick={() => void attempt(load)}>
              {t('calendarShow')}
            </Button>
          </div>
        ) : (
          <>
            <Field label={t('calendarAddress')} value={address} readOnly onChange={() => undefined} />
            <div css={acts}>
              <Button icon={icons.link} onClick={() => void attempt(copy)}>
                {t('calendarCopy')}
              </Button>
              <a css={file} href={path} download="su-kien-cua-toi.ics">
                {t('calendarDownload')}
              </a>
              <Button look="quiet" onClick={() => void attempt(renew)}>
                {t('calendarRenew')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Panel>
  );
});

const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
`;

const text = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
`;

const file = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  padding: 0 var(--sp-3);
  text-decoration: underline;
`;
