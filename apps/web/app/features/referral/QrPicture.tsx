import { css } from '@emotion/react';
import { useMemo } from 'react';
import { qrOf } from './qr-code';
import { useReferralWords } from './use-referral-words';

/** Modules of white around the code: scanners need four. */
const QUIET = 4;

/** The QR code of a text; nothing for a text that is too long. It is dark on white in both themes, as scanners want it. */
export function QrPicture({ text }: { text: string }) {
  const { t } = useReferralWords();
  const modules = useMemo(() => qrOf(text), [text]);
  if (!modules) return null;
  const size = modules.length + 2 * QUIET;
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  return (
    <figure css={root}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('qr')} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <figcaption>{t('qrText')}</figcaption>
    </figure>
  );
}

const root = css`
  display: grid;
  justify-items: center;
  gap: var(--sp-1);
  & > svg {
    width: 168px;
    height: 168px;
    border: 1px solid var(--c-line);
    border-radius: var(--r-2);
    background: #fff;
    fill: #000;
  }
  & > figcaption {
    max-width: 168px;
    font-size: var(--fs-12);
    text-align: center;
    color: var(--c-text-2);
  }
`;
