import { css } from '@emotion/react';
import type { QueueItem } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { Check, Trash2 } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useResourceWords } from '../../i18n/use-resource-words';
import type { Verdict } from './verdicts';

interface BulkBarProps {
  readonly items: readonly QueueItem[];
  readonly busy: boolean;
  readonly onVerdict: (verdict: Verdict) => void;
  readonly onClear: () => void;
}

/** Decides about all selected items at once. */
export function BulkBar({ items, busy, onVerdict, onClear }: BulkBarProps) {
  const t = useResourceWords('moderation');
  const translate = useTranslate();
  if (items.length === 0) return null;
  return (
    <div css={bar} role="group" aria-label={t('bulk')}>
      <b>{translate('ra.action.bulk_actions', { smart_count: items.length })}</b>
      <Button size="sm" icon={Check} disabled={busy} aria-keyshortcuts="A" onClick={() => onVerdict('keep')}>
        {t('keepAll')}
      </Button>
      <Button size="sm" icon={Trash2} disabled={busy} aria-keyshortcuts="X" onClick={() => onVerdict('remove')}>
        {t('removeAll')}
      </Button>
      <Button size="sm" look="line" onClick={onClear}>
        {translate('ra.action.unselect')}
      </Button>
    </div>
  );
}

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-accent-tint);
  font-size: var(--fs-13);
  @media (pointer: coarse) {
    & button {
      min-height: 44px;
    }
  }
`;
