import { EmptyState, icons, LinkButton, PageFrame } from '@khandai/ui-kit';
import { useMediaWords } from './use-media-words';

interface GonePageProps {
  /** What was taken down, in words. */
  readonly title: string;
  readonly list: { readonly href: string; readonly label: string };
}

/** A title that was taken down, also while somebody watched or read it. */
export function GonePage({ title, list }: GonePageProps) {
  const { t } = useMediaWords();
  return (
    <PageFrame>
      <div role="alert">
        <EmptyState
          framed
          level={1}
          icon={icons.eyeOff}
          title={title}
          text={t('goneText')}
          action={<LinkButton href={list.href}>{list.label}</LinkButton>}
        />
      </div>
    </PageFrame>
  );
}
