import type { Tip } from '@khandai/contracts';
import { SectionHead, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { OddsArea, useOdds } from '../../domains/odds';
import { AdultTips, PricedTips, TipMatches, TIPS, useTipWords } from '../../domains/tips';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';

const SHOWN = 6;

/** A few of tonight's tips. Nothing without any, and for those who hide odds. */
export const HomeTips = observer(function HomeTips() {
  const { t } = useTipWords();
  const { api } = useServices();
  const { settings } = useOdds();
  const { part } = usePart<readonly Tip[]>({
    name: 'tips of tonight',
    fetch: async (signal) =>
      (await api.call('GET /other/api/tip/list', { query: { when: 'tonight', pageSize: SHOWN } }, signal)).list,
  });
  const tips = part.value;
  if (settings.hideOdds || !tips || tips.length === 0) return null;
  return (
    <OddsArea>
      <section aria-labelledby="home-tonight-tips">
        <Stack>
          <SectionHead id="home-tonight-tips" title={t('tonight')} more={{ href: TIPS, label: t('all') }} />
          <PricedTips tips={tips}>
            <TipMatches tips={tips} />
          </PricedTips>
          <AdultTips />
        </Stack>
      </section>
    </OddsArea>
  );
});
