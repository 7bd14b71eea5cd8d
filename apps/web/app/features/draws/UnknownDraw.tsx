import { ErrorState, LinkButton, Panel } from '@khandai/ui-kit';
import { DRAWS, useEngageWords } from '../../domains/engage';

/** Says that the address names no draw. */
export function UnknownDraw() {
  const { t } = useEngageWords();
  return (
    <Panel>
      <ErrorState
        title={t('draws.unknown')}
        text={t('draws.unknownText')}
        level={1}
        action={<LinkButton href={DRAWS}>{t('draws.toAll')}</LinkButton>}
      />
    </Panel>
  );
}
