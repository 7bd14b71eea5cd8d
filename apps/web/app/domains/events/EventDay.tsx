import { css } from '@emotion/react';
import { wallTimeAt } from '@khandai/calendar';
import { numCss } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useServices } from '../../shell/services/services';
import { useEventWords } from './use-event-words';

/** Day and month of an event, as on the leaf of a calendar. The line under the title says them in words. */
export const EventDay = observer(function EventDay({ at }: { readonly at: string }) {
  const { t } = useEventWords();
  const { clock } = useServices();
  const { day, month } = wallTimeAt(Date.parse(at), clock.timezone);
  return (
    <span css={leaf} aria-hidden="true">
      <b css={numCss}>{String(day).padStart(2, '0')}</b>
      {t('month', { number: month })}
    </span>
  );
});

const leaf = css`
  display: grid;
  flex: none;
  place-items: center;
  align-content: center;
  width: 52px;
  height: 56px;
  border-radius: var(--r-2);
  background: var(--c-fill);
  font-size: var(--fs-12);
  color: var(--c-text-2);
  b {
    font-size: var(--fs-20);
    line-height: 1.1;
    color: var(--c-text);
  }
`;
