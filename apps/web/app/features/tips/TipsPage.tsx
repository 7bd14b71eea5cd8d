import { VIETNAM, wallTimeAt } from '@khandai/calendar';
import { icons, LinkButton, EmptyState, PageFrame, Panel, SectionHead, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { OddsArea, useOdds } from '../../domains/odds';
import { PricedTips, SettledRow, TipMatches, useTipWords } from '../../domains/tips';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { useReloadAfterGap } from '../../shell/router/use-reload-after-gap';
import { useServices } from '../../shell/services/services';
import { FocusTips } from './FocusTips';
import type { TonightData } from './load-tips';
import { settledHref } from './tips-choice';
import { TipsHead } from './TipsHead';
import { TipsHidden } from './TipsHidden';
import { TipsRail } from './TipsRail';
import { TipsterTable } from './TipsterTable';
import { usePageWords } from './use-page-words';

/** Tonight's tips, those in focus, the tipsters, and the newest results. */
export const TipsPage = observer(function TipsPage({ data }: { readonly data: TonightData }) {
  const { t } = usePageWords();
  const { t: card } = useTipWords();
  const { settings } = useOdds();
  const { clock } = useServices();
  const isMorning = wallTimeAt(clock.minute, VIETNAM).hour < 12;
  const { tonight, focus, week } = data;
  const tips = useMemo(() => [...focus, ...(tonight.ok ? tonight.value.list : [])], [focus, tonight]);
  useReloadAfterGap();
  if (settings.hideOdds)
    return (
      <PageFrame>
        <Stack gap={6}>
          <TipsHead title={t('title')} />
          <TipsHidden tips={tonight.ok ? tonight.value.list : []} />
        </Stack>
      </PageFrame>
    );
  return (
    <PageFrame
      right={
        <OddsArea>
          <TipsRail week={week} />
        </OddsArea>
      }
      rightLabel={t('beside')}
      rightOnPhones
    >
      <Stack gap={6}>
        <TipsHead title={t('title')} />
        <OddsArea>
          <PricedTips tips={tips}>
            <Stack gap={6}>
              <FocusTips tips={focus} />
              <section aria-labelledby="tips-tonight">
                <SectionHead
                  id="tips-tonight"
                  title={card('tonight')}
                  note={t(isMorning ? 'tonightNoteMorning' : 'tonightNote')}
                />
                <Tonight data={data} />
              </section>
              <TipsterTable tipsters={data.tipsters} sort={data.sort} />
              <Settled data={data} />
            </Stack>
          </PricedTips>
        </OddsArea>
      </Stack>
    </PageFrame>
  );
});

function Tonight({ data: { tonight } }: { readonly data: TonightData }) {
  const { t } = usePageWords();
  if (!tonight.ok) return <RetryPanel title={t('failed')} text={t('failedText')} />;
  if (tonight.value.list.length === 0)
    return (
      <EmptyState
        icon={icons.ticket}
        framed
        title={t('tonightEmpty')}
        text={t('tonightEmptyText')}
        action={<LinkButton href="/ty-le-keo">{t('toOdds')}</LinkButton>}
      />
    );
  return <TipMatches tips={tonight.value.list} />;
}

function Settled({ data: { settled } }: { readonly data: TonightData }) {
  const { t } = usePageWords();
  return (
    <section aria-labelledby="tips-settled">
      <SectionHead
        id="tips-settled"
        title={t('settled')}
        {...(settled.length > 0 && { more: { href: settledHref(), label: t('allSettled') } })}
      />
      {settled.length === 0 ? (
        <EmptyState icon={icons.ticket} framed title={t('settledEmpty')} text={t('settledEmptyText')} />
      ) : (
        <Panel>
          {settled.map((tip) => (
            <SettledRow key={tip.tipId} tip={tip} />
          ))}
        </Panel>
      )}
    </section>
  );
}
