import { css } from '@emotion/react';
import type { Tip } from '@khandai/contracts';
import { icons, LinkButton } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { OddsArea, OddsHidden, useOdds } from '../../domains/odds';
import { AdultTips, PricedTips, TipMatches, TIPS, useTipWords } from '../../domains/tips';
import { ChatSkeleton, EmptyPanel } from '../../shell/frame/EmptyPanel';
import { PartBody } from '../../shell/parts/PartBody';
import { usePart } from '../../shell/parts/use-part';
import { useRefresh } from '../../shell/parts/use-refresh';
import { useServices } from '../../shell/services/services';

export interface TipsBoardProps {
  /** The tips on this match, those most members vote on, or all of tonight. */
  readonly kind: 'top' | 'focus' | 'tonight';
  readonly fixtureId: string;
}

const SHOWN = 20;

/** Tips, with their prices then and now, refreshed every minute. Nothing for those who hide odds. */
export const TipsBoard = observer(function TipsBoard({ kind, fixtureId }: TipsBoardProps) {
  const { t } = useTipWords();
  const { api } = useServices();
  const { settings } = useOdds();
  const { part, retry } = usePart<readonly Tip[]>({
    name: 'tips of a room',
    fetch: async (signal) => {
      const query = kind === 'top' ? { fixtureId, pageSize: SHOWN } : { when: kind, pageSize: SHOWN };
      return (await api.call('GET /other/api/tip/list', { query }, signal)).list;
    },
  });
  useRefresh(retry, !settings.hideOdds);
  if (settings.hideOdds) return <OddsHidden />;
  return (
    <PartBody part={part} failedTitle={t('failed')} waiting={<ChatSkeleton />} onRetry={retry}>
      {(tips) => (
        <OddsArea>
          <div css={root}>
            {tips.length === 0 ? (
              <EmptyPanel plain icon={icons.ticket} title={t('empty')} text={t('emptyText')} />
            ) : (
              <PricedTips tips={tips}>
                <TipMatches tips={tips} level={2} />
              </PricedTips>
            )}
            <AdultTips />
            <div>
              <LinkButton href={TIPS}>{t('all')}</LinkButton>
            </div>
          </div>
        </OddsArea>
      )}
    </PartBody>
  );
});

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-3);
`;
