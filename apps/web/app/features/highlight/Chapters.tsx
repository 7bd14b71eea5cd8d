import { css } from '@emotion/react';
import type { MediaChapter } from '@khandai/contracts';
import { Hidden, Icon, icons, Num, Panel } from '@khandai/ui-kit';
import { videoTime } from '../../domains/media';
import { useHighlightWords } from './use-highlight-words';

interface ChaptersProps {
  readonly chapters: readonly MediaChapter[];
  /** Where the video is. */
  readonly second: number;
  readonly onJump: (second: number) => void;
}

/** The parts of a video; goals have a ball. */
export function Chapters({ chapters, second, onJump }: ChaptersProps) {
  const { t } = useHighlightWords();
  if (chapters.length === 0) return null;
  const current = chapters.findLast((chapter) => chapter.second <= second);
  return (
    <Panel title={t('chapters')}>
      <ol css={list}>
        {chapters.map((chapter) => (
          <li key={chapter.second}>
            <button
              type="button"
              css={row}
              aria-current={chapter === current}
              onClick={() => {
                onJump(chapter.second);
              }}
            >
              <Num css={time}>{videoTime(chapter.second)}</Num>
              <span css={words}>{chapter.text}</span>
              {chapter.goal && (
                <>
                  <Icon icon={icons.football} size={18} />
                  <Hidden>{t('goal')}</Hidden>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  width: 100%;
  min-height: var(--touch);
  padding: var(--sp-2) var(--sp-4);
  text-align: start;
  &:hover {
    background: var(--c-fill);
  }
  &[aria-current='true'] {
    background: var(--c-accent-tint);
  }
`;

const time = css`
  color: var(--c-muted);
  font-size: var(--fs-13);
`;

const words = css`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
