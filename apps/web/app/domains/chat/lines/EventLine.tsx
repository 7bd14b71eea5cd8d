import { SystemLine } from '@khandai/chat-ui';
import type { MatchLine } from '@khandai/contracts';
import { Icon, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { composer } from '../../../i18n/vi/lazy/composer';
import { matchLineText } from './match-line-text';

/** A goal, a red card or the end of a match, between the messages. */
export const EventLine = observer(function EventLine({ line }: { line: MatchLine }) {
  const { t } = useLazyTranslation('composer', composer);
  const mark = { goal: icons.football, redCard: icons.alert, end: icons.clock }[line.kind];
  return (
    <SystemLine strong={!line.cancelled} mark={<Icon icon={mark} />}>
      {matchLineText(line, t)}
    </SystemLine>
  );
});
