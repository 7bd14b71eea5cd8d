import { css } from '@emotion/react';
import { UserFilter } from '@khandai/contracts';
import { Dialog, IconButton, icons, Segmented, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { useSpoilers } from '../../domains/match';
import { useFeedWords } from '../../domains/newsfeed';
import { filters } from './feed-address';

const names = {
  [UserFilter.all]: 'all',
  [UserFilter.normal]: 'normal',
  [UserFilter.commentator]: 'commentator',
} as const;

export interface FeedFilterProps {
  readonly value: UserFilter;
  readonly onChange: (filter: UserFilter) => void;
  readonly spoilers: ReturnType<typeof useSpoilers>;
}

/** Whose posts the feed shows, and whether it shows scores. The button says which filter is on. */
export const FeedFilter = observer(function FeedFilter({ value, onChange, spoilers }: FeedFilterProps) {
  const { t } = useFeedWords();
  const [isOpen, open] = useState(false);
  const close = () => {
    open(false);
  };
  const isOn = value !== UserFilter.all;
  const label = isOn ? t('filterOn', { name: t(`filters.${names[value]}`) }) : t('filterPosts');
  return (
    <>
      <IconButton
        icon={icons.filter}
        label={label}
        aria-haspopup="dialog"
        badge={isOn ? <i css={dot} /> : undefined}
        onClick={() => {
          open(true);
        }}
      />
      <Dialog open={isOpen} onClose={close} title={t('filterPosts')} closeLabel={t('close')}>
        <div css={body}>
          <div css={row}>
            <span aria-hidden="true">{t('filter')}</span>
            <Segmented
              block
              label={t('filter')}
              value={names[value]}
              options={filters.map((filter) => ({ value: names[filter], label: t(`filters.${names[filter]}`) }))}
              onChange={(name) => {
                const chosen = filters.find((filter) => names[filter] === name);
                if (chosen !== undefined) onChange(chosen);
              }}
            />
          </div>
          <Switch
            label={t('hideScores')}
            checked={spoilers.hides}
            onChange={(hides) => {
              spoilers.choose(hides);
            }}
          />
        </div>
      </Dialog>
    </>
  );
});

const body = css`
  display: grid;
  gap: var(--sp-4);
`;

const row = css`
  display: grid;
  gap: var(--sp-2);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const dot = css`
  display: block;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: var(--c-accent-fill);
`;
