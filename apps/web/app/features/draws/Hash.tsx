import { css } from '@emotion/react';
import { IconButton, icons } from '@khandai/ui-kit';
import { useEngageWords } from '../../domains/engage';
import { useServices } from '../../shell/services/services';

/** A hash or a seed that one can copy. */
export function Hash({ name, value }: { name: string; value: string }) {
  const { t } = useEngageWords();
  const { log, toasts } = useServices();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toasts.push({ tone: 'ok', title: t('draws.copied', { name }) });
    } catch (error) {
      log.warn('copying a hash', error);
      toasts.push({ tone: 'bad', title: t('draws.notCopied') });
    }
  };
  return (
    <div css={root}>
      <div>
        <p css={key}>{name}</p>
        <code css={code}>{value}</code>
      </div>
      <IconButton size="sm" icon={icons.copy} label={t('draws.copy', { name })} onClick={() => void copy()} />
    </div>
  );
}

const root = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  & > div {
    min-width: 0;
  }
`;

const key = css`
  font-size: var(--fs-12);
  color: var(--c-text-2);
`;

const code = css`
  font-family: ui-monospace, monospace;
  font-size: var(--fs-12);
  overflow-wrap: anywhere;
`;
