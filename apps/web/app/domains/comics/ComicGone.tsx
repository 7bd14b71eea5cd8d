import { EmptyState, icons, LinkButton, PageFrame } from '@khandai/ui-kit';
import { COMICS } from './comic-path';
import { useComicWords } from './use-comic-words';

/** A comic that was taken down, also while it was read. */
export function ComicGone() {
  const { t } = useComicWords();
  return (
    <PageFrame>
      <div role="alert">
        <EmptyState
          framed
          level={1}
          icon={icons.eyeOff}
          title={t('gone')}
          text={t('goneText')}
          action={<LinkButton href={COMICS}>{t('otherComics')}</LinkButton>}
        />
      </div>
    </PageFrame>
  );
}
