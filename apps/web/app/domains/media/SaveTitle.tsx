import { css } from '@emotion/react';
import { Button, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useMediaWords } from './use-media-words';
import { useSavedTitle } from './use-saved-title';

/** Puts a title on the reader's list, and takes it off. */
export const SaveTitle = observer(function SaveTitle({ titleId }: { readonly titleId: number }) {
  const { t } = useMediaWords();
  const { isSaved, toggle } = useSavedTitle(titleId);
  return (
    <Button icon={icons.bookmark} css={root} aria-pressed={isSaved} onClick={toggle}>
      {t('saved.save')}
    </Button>
  );
});

const root = css`
  &[aria-pressed='true'] {
    color: var(--c-accent);
  }
  &[aria-pressed='true'] path {
    fill: currentColor;
  }
`;
