import { css } from '@emotion/react';
import { Button, icons } from '@khandai/ui-kit';
import { useArticleWords } from './use-article-words';

interface MatchFieldProps {
  /** Undefined while no match is attached. */
  readonly match: string | undefined;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/** The match that an article or an event is about, by the names of its teams. */
export function MatchField({ match, onChoose, onRemove }: MatchFieldProps) {
  const t = useArticleWords();
  return (
    <div css={root} role="group" aria-label={t('editor.match')}>
      <span>{t('editor.match')}</span>
      <div>
        <b>{match ?? t('editor.noMatch')}</b>
        <Button look="line" size="sm" onClick={onChoose}>
          {t('editor.chooseMatch')}
        </Button>
        {match !== undefined && (
          <Button look="quiet" size="sm" icon={icons.close} onClick={onRemove}>
            {t('editor.removeMatch')}
          </Button>
        )}
      </div>
    </div>
  );
}

const root = css`
  display: grid;
  align-content: start;
  & > span {
    margin-bottom: var(--sp-1);
    color: var(--c-text-2);
    font-size: var(--fs-13);
    font-weight: var(--fw-medium);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--sp-2);
  }
  & b {
    font-weight: var(--fw-medium);
  }
  @media (pointer: coarse) {
    & button {
      min-height: 44px;
    }
  }
`;
