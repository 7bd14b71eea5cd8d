import { css } from '@emotion/react';
import { Bone, PageFrame, repeated } from '@khandai/ui-kit';
import { useLazyTranslation } from '../../i18n/use-translation';
import { moderation } from '../../i18n/vi/lazy/moderation';

/** Placeholder of the page while its user becomes known. */
export function ModerationSkeleton() {
  const { t } = useLazyTranslation('moderation', moderation);
  return (
    <PageFrame>
      <div role="status" aria-busy="true" aria-label={t('loading')}>
        <Cards />
      </div>
    </PageFrame>
  );
}

/** Placeholder of cards. */
export const Cards = () => (
  <div css={cards}>
    {repeated(4, (at) => (
      <Bone key={at} width="100%" height={112} />
    ))}
  </div>
);

const cards = css`
  display: grid;
  gap: var(--sp-3);
  max-width: 56rem;
  padding: var(--sp-4) 0;
`;
