import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { me as words } from '../../../i18n/vi/lazy/me';
import { PartBody } from '../../../shell/parts/PartBody';
import { usePart } from '../../../shell/parts/use-part';
import { Section } from '../Section';
import type { StudioProps } from './StudioPanel';

const load = () => import('./StudioPanel').then(({ StudioPanel }) => StudioPanel);

/** The studio of a commentator. Lazy, because other members never open it. */
export const LazyStudio = observer(function LazyStudio(props: StudioProps) {
  const { t } = useLazyTranslation('me', words);
  const { part, retry } = usePart({ name: 'studio', fetch: load });
  const Studio = part.value;
  if (Studio) return <Studio {...props} />;
  return (
    <Section id={props.id} title={t('nav.studio')}>
      <PartBody
        part={part}
        onRetry={retry}
        waiting={<p css={place} role="status" aria-label={t('loading')} aria-busy="true" />}
      >
        {() => null}
      </PartBody>
    </Section>
  );
});

const place = css`
  min-height: 240px;
`;
