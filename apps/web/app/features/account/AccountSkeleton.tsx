import { css, keyframes } from '@emotion/react';
import { PageFrame, Stack } from '@khandai/ui-kit';
import { useLazyTranslation } from '../../i18n/use-translation';
import { me } from '../../i18n/vi/lazy/me';

/** Placeholder of the account page while it loads. */
export function AccountSkeleton() {
  const { t } = useLazyTranslation('me', me);
  return (
    <PageFrame left={<Bones heights={[32, 36, 36, 36, 36]} />} right={<Bones heights={[160, 132]} />} rightOnPhones>
      <Stack>
        <div role="status" aria-busy="true" aria-label={t('loading')} css={late}>
          <Bones heights={[208, 168, 108, 196]} />
        </div>
      </Stack>
    </PageFrame>
  );
}

const Bones = ({ heights }: { heights: readonly number[] }) => (
  <div css={bones}>
    {heights.map((height, at) => (
      <span key={at} css={bone} style={{ height }} />
    ))}
  </div>
);

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;
const breathe = keyframes`to { opacity: 0.55; }`;

const late = css`
  animation: ${appear} 1ms 200ms both;
`;

const bones = css`
  display: grid;
  gap: var(--sp-3);
`;

const bone = css`
  display: block;
  border-radius: var(--r-3);
  background: var(--c-sunken);
  animation: ${breathe} 1.6s ease-in-out infinite alternate;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
