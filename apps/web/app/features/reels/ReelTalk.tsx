import { css } from '@emotion/react';
import { Panel, Sheet, useMedia } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { loadTitleComments } from '../../domains/newsfeed';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useServices } from '../../shell/services/services';
import type { ReelsStore } from './ReelsStore';
import { useReelsWords } from './use-reels-words';

/** The comments of the reel that is shown: beside it where there is room, else in a sheet. */
export const ReelTalk = observer(function ReelTalk({ store }: { readonly store: ReelsStore }) {
  const { t } = useReelsWords();
  const isWide = useMedia('(min-width: 1200px)', { onServer: false });
  const { shown, talkId, isTalking } = store;
  const titleId = shown?.titleId === talkId ? talkId : undefined;
  if (isWide)
    return (
      titleId !== undefined && (
        <Panel padded>
          <div css={beside}>
            <Comments titleId={titleId} onFailed={store.stopTalking} />
          </div>
        </Panel>
      )
    );
  return (
    <Sheet
      open={isTalking}
      onClose={store.stopTalking}
      title={t('comments')}
      closeLabel={t('close')}
      hideTitle
      clear="30dvh"
    >
      {titleId !== undefined && (
        <div css={inside}>
          <Comments titleId={titleId} onFailed={store.stopTalking} />
        </div>
      )}
    </Sheet>
  );
});

interface CommentsProps {
  readonly titleId: number;
  readonly onFailed: () => void;
}

/** Another reader sees other comments. */
const Comments = observer(function Comments({ titleId, onFailed }: CommentsProps) {
  const { viewer } = useServices();
  const Part = useLazyPart(true, loadTitleComments, onFailed);
  return Part ? <Part key={`${titleId} ${viewer.version}`} titleId={titleId} /> : null;
});

const beside = css`
  padding-top: var(--sp-3);
`;

const inside = css`
  padding: 0 var(--sp-4) var(--sp-4);
`;
