import { css } from '@emotion/react';
import type { QueueItem } from '@khandai/contracts';
import { Avatar, clipCss } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useLazyTranslation } from '../../i18n/use-translation';
import { moderation } from '../../i18n/vi/lazy/moderation';
import { useServices } from '../../shell/services/services';
import { TWO_COLUMNS } from './card.styles';
import { causeOf, placeOf, textOf, waitOf } from './queue-text';

interface QueueRowProps {
  readonly item: QueueItem;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

/** One item of the queue in a line. */
export const QueueRow = observer(function QueueRow({ item, isChosen, onPress }: QueueRowProps) {
  const { t } = useLazyTranslation('moderation', moderation);
  const { clock } = useServices();
  const { author, createdAt } = item;
  return (
    <li css={cell}>
      <button type="button" css={row} aria-current={isChosen} onClick={onPress}>
        <Avatar id={author.userId} name={author.showName} size={32} />
        <span css={words}>
          <b css={clipCss}>“{textOf(item)}”</b>
          <small css={clipCss}>{[author.showName, causeOf(item, t), placeOf(item, t)].join(' · ')}</small>
        </span>
        <time dateTime={createdAt}>{waitOf(clock.now - Date.parse(createdAt), t)}</time>
      </button>
    </li>
  );
});

const cell = css`
  & + & {
    border-top: 1px solid var(--c-line);
  }
`;

const row = css`
  display: flex;
  align-items: flex-start;
  gap: var(--sp-3);
  width: 100%;
  min-height: 60px;
  padding: var(--sp-3) var(--sp-4);
  text-align: start;
  & > time {
    flex: none;
    font: var(--fw-regular) var(--fs-12) / 1.25rem var(--font-num);
    color: var(--c-muted);
  }
  &:hover {
    background: var(--c-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media ${TWO_COLUMNS} {
    &[aria-current='true'] {
      background: var(--c-accent-tint);
      box-shadow: inset 3px 0 0 var(--c-accent);
    }
  }
`;

const words = css`
  flex: 1;
  min-width: 0;
  line-height: 1.25rem;
  & > b {
    display: block;
    font-size: var(--fs-14);
    font-weight: var(--fw-semi);
  }
  & > small {
    display: block;
    font-size: var(--fs-13);
    color: var(--c-muted);
  }
`;
