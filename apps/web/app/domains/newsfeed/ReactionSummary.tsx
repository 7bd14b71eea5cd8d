import { css } from '@emotion/react';
import { ReactionGlyph } from '@khandai/chat-ui';
import type { PostReactions } from '@khandai/contracts';
import { Hidden, numCss } from '@khandai/ui-kit';
import { useNumbers } from '../../i18n/use-numbers';
import { useTranslation } from '../../i18n/use-translation';
import { useFeedWords } from './use-feed-words';

export interface ReactionSummaryProps {
  readonly counted: Pick<PostReactions, 'listReaction' | 'totalReactions'>;
  /** Opens the list of those who reacted. */
  readonly onPress: () => void;
}

/** The most frequent reactions and how many there are. */
export function ReactionSummary({ counted: { listReaction, totalReactions }, onPress }: ReactionSummaryProps) {
  const { grouped } = useNumbers();
  const { t } = useFeedWords();
  const { t: chat } = useTranslation('chat');
  return (
    <button type="button" css={[totalsLink, reacted]} aria-haspopup="dialog" onClick={onPress}>
      <span css={faces} aria-hidden="true">
        {listReaction.slice(0, 3).map(({ reaction }) => (
          <ReactionGlyph key={reaction} face={reaction} size={18} />
        ))}
      </span>
      <span css={numCss} aria-hidden="true">
        {grouped(totalReactions)}
      </span>
      <Hidden>
        {t('totalReactions', { number: grouped(totalReactions) })}:{' '}
        {listReaction.map(({ reaction, total }) => `${chat(`reactions.${reaction}`)} ${total}`).join(', ')}
      </Hidden>
    </button>
  );
}

export const totalsLink = css`
  min-height: 24px;
  &:hover {
    text-decoration: underline;
  }
`;

const reacted = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

const faces = css`
  display: inline-flex;
  svg + svg {
    margin-inline-start: -4px;
  }
`;
