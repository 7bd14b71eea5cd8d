import { EmptyState, icons, LinkButton } from '@khandai/ui-kit';
import { useSearchParams } from 'react-router';
import { SHOWN } from './hidden-choice';
import { useTournamentWords } from './use-tournament-words';

/** Stands for what would tell scores. Its button asks for the page with them; the page itself has none. */
export function HiddenPart() {
  const { t } = useTournamentWords();
  const [search] = useSearchParams();
  const shown = new URLSearchParams(search);
  shown.set(SHOWN, '1');
  return (
    <EmptyState
      framed
      icon={icons.eyeOff}
      title={t('hidden')}
      text={t('hiddenText')}
      action={<LinkButton href={`?${shown.toString()}`}>{t('reveal')}</LinkButton>}
    />
  );
}
