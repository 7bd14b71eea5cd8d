import { css } from '@emotion/react';
import type { SharedPost } from '@khandai/contracts';
import { Button, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useFeedWords } from './use-feed-words';
import { usePostLink } from './use-post-link';

/** The ways to give a post to others without a post of one's own. */
export const ShareOutside = observer(function ShareOutside({ post }: { post: SharedPost }) {
  const { t } = useFeedWords();
  const { copy, send } = usePostLink(post);
  return (
    <div css={root}>
      <Button size="sm" icon={icons.copy} onClick={() => void copy()}>
        {t('copy')}
      </Button>
      {send && (
        <Button size="sm" icon={icons.share} onClick={() => void send()}>
          {t('shareOutside')}
        </Button>
      )}
    </div>
  );
});

const root = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`;
