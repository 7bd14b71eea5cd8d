import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLateWords } from '../../../i18n/use-translation';
import { me as words } from '../../../i18n/vi/late/me';
import { RetryPanel } from '../../../shell/frame/Blank';
import { useLatePart } from '../../../shell/frame/use-late-part';
import { Section } from '../Section';
import type { StudioProps } from './StudioPanel';

const load = () => import('./StudioPanel').then(({ StudioPanel }) => StudioPanel);

/** A commentator's room, once it is there: other members never fetch it. */
export const LateStudio = observer(function LateStudio(props: StudioProps) {
  const { t } = useLateWords('me', words);
  const [missing, miss] = useState(false);
  const Studio = useLatePart(!missing, load, () => {
    miss(true);
  });
  return (
    <>
      {Studio && <Studio {...props} />}
      {!Studio && (
        <Section id={props.id} title={t('nav.studio')}>
          {missing && (
            <RetryPanel
              onRetry={() => {
                miss(false);
              }}
            />
          )}
          {!missing && <p css={place} role="status" aria-label={t('loading')} aria-busy="true" />}
        </Section>
      )}
    </>
  );
});

const place = css`
  min-height: 240px;
`;
