import { EmptyState, icons, Panel } from '@khandai/ui-kit';
import { Bracket, HiddenPart, useTournamentWords } from '../../domains/tournament';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import type { PartProps } from './TournamentPage';

export function BracketPart({ data, hidden, go }: PartProps) {
  const { t } = useTournamentWords();
  const { bracket } = data;
  // Who plays in a round tells who won the one before.
  if (hidden) return <HiddenPart />;
  if (!bracket?.ok)
    return (
      <RetryPanel
        title={t('failed')}
        text={t('failedText')}
        onRetry={() => {
          void go({});
        }}
      />
    );
  if (bracket.value.rounds.length === 0)
    return <EmptyState framed icon={icons.trophy} title={t('empty')} text={t('emptyMatches')} />;
  return (
    <Panel title={t('bracket')}>
      <Bracket bracket={bracket.value} />
    </Panel>
  );
}
