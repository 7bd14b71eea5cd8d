import { css } from '@emotion/react';
import { Button, Clip, icons, Panel } from '@khandai/ui-kit';
import { useId } from 'react';
import { QrPicture } from './QrPicture';
import { useInvite } from './use-invite';
import { useReferralWords } from './use-referral-words';

/** The code, its link and its QR code, to be copied or shared. */
export function InvitePanel({ code }: { code: string }) {
  const { t } = useReferralWords();
  const id = useId();
  const { origin, host } = window.location;
  const path = `/?pid=${code}`;
  const url = origin + path;
  const { share, copy } = useInvite();
  return (
    <Panel padded>
      <div css={root}>
        <div css={words}>
          <p id={id} css={label}>
            {t('codeLabel')}
          </p>
          <div css={line}>
            <output css={big} aria-labelledby={id}>
              {code}
            </output>
            <Button look="quiet" icon={icons.copy} onClick={() => void copy(code, t('codeCopied'))}>
              {t('copyCode')}
            </Button>
          </div>
          <div css={line}>
            <Clip css={address} title={url}>
              {host + path}
            </Clip>
            <Button
              look="quiet"
              icon={icons.copy}
              aria-label={t('copyLink')}
              onClick={() => void copy(url, t('linkCopied'))}
            >
              {t('copy')}
            </Button>
          </div>
          <div>
            <Button look="primary" icon={icons.share} onClick={() => void share(url)}>
              {t('share')}
            </Button>
          </div>
        </div>
        <QrPicture text={url} />
      </div>
    </Panel>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-4);
  padding: var(--sp-3) 0;
  @media (min-width: 720px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const words = css`
  display: grid;
  align-content: start;
  gap: var(--sp-2);
  min-width: 0;
`;

const label = css`
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const line = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
  min-width: 0;
  padding-left: var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-fill);
`;

const big = css`
  font-size: var(--fs-20);
  font-weight: 700;
  letter-spacing: 0.08em;
  user-select: all;
`;

const address = css`
  flex: 1 1 auto;
  font-size: var(--fs-13);
  user-select: all;
`;
