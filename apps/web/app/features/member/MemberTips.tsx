import { css } from '@emotion/react';
import type { PublicProfile, Tip } from '@khandai/contracts';
import { EmptyState, icons, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { OddsArea, OddsHidden, useOdds } from '../../domains/odds';
import { AdultTips, recordText, SettledRow, useTipWords } from '../../domains/tips';
import { ChatSkeleton } from '../../shell/frame/EmptyPanel';
import { PartBody } from '../../shell/parts/PartBody';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';

const SHOWN = 50;

/** The tips of a member, the newest first, won and lost ones alike. */
export const MemberTips = observer(function MemberTips({ profile }: { profile: PublicProfile }) {
  const { t } = useTipWords();
  const { api } = useServices();
  const { settings } = useOdds();
  const { userId, nickname: name } = profile;
  const { part, retry } = usePart<readonly Tip[]>({
    name: 'tips of a member',
    fetch: async (signal) =>
      (await api.call('GET /other/api/tip/list', { query: { userId, pageSize: SHOWN } }, signal)).list,
  });
  if (settings.hideOdds) return <OddsHidden />;
  return (
    <PartBody part={part} failedTitle={t('failed')} waiting={<ChatSkeleton />} onRetry={retry}>
      {(tips) => {
        const [first] = tips;
        if (!first)
          return (
            <EmptyState icon={icons.ticket} framed title={t('ofMemberEmpty', { name })} text={t('ofMemberEmptyText')} />
          );
        return (
          <OddsArea>
            <Panel title={t('ofMember', { name })} end={<small css={quiet}>{recordText(first.tipster, t)}</small>}>
              {tips.map((tip) => (
                <SettledRow key={tip.tipId} tip={tip} />
              ))}
            </Panel>
            <AdultTips />
          </OddsArea>
        );
      }}
    </PartBody>
  );
});

const quiet = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
