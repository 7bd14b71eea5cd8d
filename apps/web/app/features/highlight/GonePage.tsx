import { EmptyState, icons, LinkButton, PageFrame } from '@khandai/ui-kit';
import { HIGHLIGHTS } from './highlight-address';
import { useHighlightWords } from './use-highlight-words';

/** A video that was taken down, also while it was watched. */
export function GonePage() {
  const { t } = useHighlightWords();
  return (
    <PageFrame>
      <div role="alert">
        <EmptyState
          framed
          level={1}
          icon={icons.eyeOff}
          title={t('gone')}
          text={t('goneText')}
          action={<LinkButton href={HIGHLIGHTS}>{t('all')}</LinkButton>}
        />
      </div>
    </PageFrame>
  );
}
